import { describe, expect, it } from 'vitest';
import { placeSnippets } from './place-snippets.ts';

const found = (value: string, snippet = value) => ({ value, snippet, foundBy: 'shapes' as const });
const LINES = [
  'KE81 ICN-JFK',
  'Seat 34A',
  'Ref  QX7R2M',
  '',
  'KE82 JFK-ICN',
  'Seat 34A',
  'Ref QX7R2M',
];

describe('placeSnippets', () => {
  it('takes of several lines the one beside what the flight alone says', () => {
    const segments = ['KE81', 'KE82'].map((number) => ({
      pnr: found('QX7R2M', 'Ref QX7R2M'),
      seat: found('34A', 'Seat 34A'),
      flightNumber: found(number),
    }));
    const placed = placeSnippets(segments, LINES, 0);
    expect(placed.map(({ seat, pnr }) => [seat?.line, pnr?.line])).toEqual([
      [2, 3],
      [6, 7],
    ]);
  });

  it('leaves without a line what no line shows, and counts from where the lines begin', () => {
    const [segment] = placeSnippets(
      [{ flightNumber: found('KE82'), pnr: found('ABC234') }],
      LINES,
      2,
    );
    expect(segment?.flightNumber?.line).toBe(5);
    expect(segment?.pnr).toEqual(found('ABC234'));
  });

  it('takes the first line where no value is of one alone', () => {
    const [segment] = placeSnippets([{ seat: found('34A', 'Seat 34A') }], LINES, 0);
    expect(segment?.seat?.line).toBe(2);
  });
});
