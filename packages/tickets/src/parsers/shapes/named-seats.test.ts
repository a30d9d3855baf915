import { describe, expect, it } from 'vitest';
import type { Found, LegDraft } from '../../document.ts';
import { readNamedSeats } from './named-seats.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const there: LegDraft = { flightNumber: found('LH99'), from: found('MUC'), to: found('FRA') };
const back: LegDraft = { flightNumber: found('LH1166'), from: found('FRA'), to: found('MUC') };

describe('readNamedSeats', () => {
  it.each<[string, string, (string | undefined)[]]>([
    ['by route', 'MUC - FRA: 34A\nFRA - MUC: 35C', ['34A', '35C']],
    ['by route, for each traveller', 'MUC-FRA 34A, FRA-MUC 35C\nMUC-FRA 34B', ['34A, 34B', '35C']],
    ['by flight', 'Sitzplätze: 26F* (LH 99), 18A* (LH 1166)', ['26F', '18A']],
    ['by flight, the number first', 'LH 99: 26F  LH 1166: seat 18A', ['26F', '18A']],
    ['below a route', 'MUC – FRA:\nFare: Light\nSeat: 14A\nFRA – MUC:\nSeat: 16E', ['14A', '16E']],
    ['below a route whose dash was lost', 'MUC      FRA:\nSeat: 14A', ['14A', undefined]],
    ['not far below', `MUC – FRA:\n${'Fare\n'.repeat(9)}Seat: 14A`, [undefined, undefined]],
    ['of no other flight', 'ICN - JFK: 34A', [undefined, undefined]],
  ])('reads seats %s', (_, text, expected) => {
    const legs = readNamedSeats([there, back], text.split('\n'));
    expect(legs.map(({ seat }) => seat?.value)).toEqual(expected);
  });

  it('believes a name more than what stood near', () => {
    const near = { ...there, seat: found('26F, 18A') };
    expect(readNamedSeats([near], ['26F (LH 99), 18A (LH 1166)'])[0]?.seat?.value).toBe('26F');
  });
});
