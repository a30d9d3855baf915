import { date, time } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { narrowBox, type PlacedText } from './narrow-box.ts';

const flight = {
  flightNumber: 'KE82',
  departureDate: date('2027-04-10'),
  departureTime: time('14:00'),
  arrivalDate: date('2027-04-11'),
  arrivalTime: time('17:30'),
  seat: '34A',
};
const LINE = { page: 1, left: 0.1, top: 0.5, width: 0.8, height: 0.02 };

function run(text: string, left: number, width: number, top = 0.5): PlacedText {
  return { text, left, width, top, height: 0.02 };
}
const there = run('10APR2027 14:00', 0.1, 0.3);
const back = run('11APR2027 17:30', 0.6, 0.3);
const others = [run('14:00', 0.1, 0.3, 0.48), run('14:00', 0.95, 0.04)];

describe('narrowBox', () => {
  it('is only the value, in its run of print', () => {
    const day = narrowBox(LINE, flight, 'departureDate', [back, there, ...others]);
    const at = narrowBox(LINE, flight, 'departureTime', [back, there, ...others]);
    expect(day).toMatchObject({ page: 1, left: 0.1, top: 0.5, height: 0.02 });
    expect(day.width).toBeGreaterThan(0.15);
    expect(day.left + day.width).toBeLessThan(at.left);
    expect(at.left + at.width).toBeCloseTo(0.4);
    const landing = narrowBox(LINE, flight, 'arrivalTime', [back, there, ...others]);
    expect(landing.left).toBeGreaterThan(0.75);
    expect(landing.left + landing.width).toBeCloseTo(0.9);
  });

  it('spans several runs if the value does', () => {
    const pieces = [run('KE', 0.2, 0.05), run('0', 0.25, 0.02), run('82', 0.27, 0.04)];
    const box = narrowBox(LINE, flight, 'flightNumber', pieces);
    expect(box.left).toBeCloseTo(0.2);
    expect(box.width).toBeCloseTo(0.11);
  });

  it('stays as it is if the value is not printed, or the print is unknown', () => {
    expect(narrowBox(LINE, flight, 'seat', [there, back])).toEqual(LINE);
    expect(narrowBox(LINE, flight, 'seat', [])).toEqual(LINE);
  });
});
