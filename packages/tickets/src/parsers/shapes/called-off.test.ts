import { describe, expect, it } from 'vitest';
import { isCalledOff } from './called-off.ts';
import { groupByFlight } from '../grouping/group.ts';
import { makeJudge } from '../grouping/route-fit.ts';
import { tokenize } from '../tokens/tokenize.ts';

/** The flights of a text that are called off. */
function listOff(...lines: string[]): string[] {
  return groupByFlight(tokenize(lines), lines, makeJudge(2026))
    .filter((group) => isCalledOff(group, lines))
    .map(({ flight }) => flight.value.flightNumber);
}

const first = ['AR 1680  12 JAN  AEP 09:35  BRC 12:00', 'Baggage 15 kg'];
const second = ['AR 1884  17 JAN  BRC 13:10  FTE 15:00', 'Fare 15 kg'];

describe('isCalledOff', () => {
  it.each([
    ['a status in its row', [...first, `${second[0]}  CANCELADO`]],
    ['what came of it in its row', [...first, `${second[0]}  취소(환불완료)`]],
    ['a heading that counts flights', [...first, '', 'VUELO 2 · CANCELADO', ...second]],
    ['a status below it', [...first, '', ...second, 'Standby', 'You are #6 of 11']],
    ['a status beside its label', [...first, ...second, 'Status: Cancelled', 'Refund requested']],
  ])('is told by %s', (_, lines) => {
    expect(listOff(...lines)).toEqual(['AR1884']);
  });

  it.each([
    ['a heading of other things', [...first, 'Cancelled meals are refunded', ...second]],
    ['a confirmed flight', ['VUELO 1 · CONFIRMADO', ...first, '', 'VUELO 2 · OK', ...second]],
    ['the rules of a fare', [...first, 'Must be cancelled before 11:05', ...second]],
  ])('is not told by %s', (_, lines) => {
    expect(listOff(...lines)).toEqual([]);
  });
});
