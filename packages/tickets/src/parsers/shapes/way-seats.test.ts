import { describe, expect, test } from 'vitest';
import type { LegDraft } from '../../document.ts';
import { addWaySeats } from './way-seats.ts';

const seatsOf = (text: string, count = 2): (string | undefined)[] =>
  addWaySeats(
    Array.from({ length: count }, (): LegDraft => ({})),
    text.split('\n'),
  ).map(({ seat }) => seat?.value);

describe('seats of a way', () => {
  test.each([
    [
      'below their labels',
      'Outbound seat\n14A\nReturn seat\n07A\nOutbound seat\n14B\nReturn seat\n07B',
    ],
    ['beside their labels', 'Outbound seat: 14A, 14B\nReturn seat: 7A, 7B'],
    [
      'in their columns',
      'TRAVELERS    DEPARTING SEAT   RETURNING SEAT   BAGS\nTammy Jo     14A              7A               1 checked\nWade         14B              7B               1 personal',
    ],
    ['behind the word for seats', '사전좌석 : 가는편 14A, 14B / 오는편 7A, 7B'],
    ['in a list', 'Seats (outbound) 14A & 14B, (return) 7A & 7B'],
  ])('are read %s', (_, text) => {
    expect(seatsOf(text)).toEqual(['14A, 14B', '7A, 7B']);
  });

  test('are of one way alone where the other has none', () => {
    expect(seatsOf('좌석: 가는편 12A / 오는편 미지정')).toEqual(['12A', undefined]);
    expect(seatsOf('Going 12A Main Street, return 14C Elm Street')).toEqual([undefined, undefined]);
  });

  test('say nothing where there are connections', () => {
    expect(seatsOf('Outbound seat: 14A\nReturn seat: 7A', 4)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
