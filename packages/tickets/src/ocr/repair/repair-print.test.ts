import { describe, expect, it } from 'vitest';
import { repairPrint } from './repair-print.ts';

describe('repairPrint', () => {
  it('mends each kind of print with what the others tell', () => {
    expect(
      repairPrint('아시아나항공\n예 약번호  WQ93PD\n여정 1  02221  l5OCT2O25  1O:2O\n좌석   194'),
    ).toBe('아시아나항공\n예약번호  WQ93PD\n여정 1  OZ221  15OCT2025  10:20\n좌석   19A');
  });

  it.each([
    'QX7R2M',
    'ICN JFK',
    'BOEING 777-300ER',
    'MLE0ZRK1',
    'Seats 188 in all 777 aircraft',
    'Oslo 12 hours',
    'OK A320',
    'TO: OSLO',
    'I MAY GO',
    'ISO 8601',
  ])('leaves %s as it is', (text) => {
    expect(repairPrint(text)).toBe(text);
  });
});
