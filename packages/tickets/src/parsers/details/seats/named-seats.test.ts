import { describe, expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { addNamedSeats } from './named-seats.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const there: SegmentDraft = { flightNumber: found('LH99'), from: found('MUC'), to: found('FRA') };
const back: SegmentDraft = { flightNumber: found('LH1166'), from: found('FRA'), to: found('MUC') };

describe('addNamedSeats', () => {
  it.each<[string, string, (string | undefined)[]]>([
    ['by route', 'MUC - FRA: 34A\nFRA - MUC: 35C', ['34A', '35C']],
    ['by route, for each traveller', 'MUC-FRA 34A, FRA-MUC 35C\nMUC-FRA 34B', ['34A, 34B', '35C']],
    ['by flight', 'Sitzplätze: 26F* (LH 99), 18A* (LH 1166)', ['26F', '18A']],
    ['by flight, the number first', 'LH 99: 26F  LH 1166: seat 18A', ['26F', '18A']],
    ['below a route', 'MUC – FRA:\nFare: Light\nSeat: 14A\nFRA – MUC:\nSeat: 16E', ['14A', '16E']],
    ['below a route whose dash was lost', 'MUC      FRA:\nSeat: 14A', ['14A', undefined]],
    [
      'below a route, in the column of its facts',
      `MUC - FRA:   Fare: Blue\n${' '.repeat(13)}Bags: 1\n${' '.repeat(13)}Seat: 14A\nFRA - MUC:   Fare: Blue\n${' '.repeat(13)}Seat: 16E`,
      ['14A', '16E'],
    ],
    ['not far below', `MUC – FRA:\n${'Fare\n'.repeat(9)}Seat: 14A`, [undefined, undefined]],
    ['of no other flight', 'ICN - JFK: 34A', [undefined, undefined]],
    ['of another flight', 'Seats: 26F (LH 99), 18A (KE 85)', ['26F', undefined]],
    [
      'of each traveller behind the route by its cities',
      'Your seats\nLH99 Munich - Frankfurt: 33A Mr Muster, 33B Ms Muster\nLH1166 Frankfurt - Munich: 4D Mr Muster',
      ['33A, 33B', '4D'],
    ],
    ['below the number', 'FLIGHT\nSEAT\nLH 99\n22C\nLH 1166\n38D', ['22C', '38D']],
    ['behind the number alone', 'Assentos: 99 9C · 1166 25A\nAssentos: 99 9D', ['9C, 9D', '25A']],
    ['behind other facts', 'MUC-FRA: Fare: Light    Seat: 8A', ['8A', undefined]],
    ['below a route, of a traveller', 'MUC-FRA\n1. DOE/JANE MS   HK 24A N', ['24A', undefined]],
    [
      'in columns that numbers without an airline head',
      'Traveler       Flight 99   Flight 1166\nDana Kessler   18A         20F\nEli Kessler    18B         20D',
      ['18A, 18B', '20F, 20D'],
    ],
    [
      'in rows of travellers',
      '[좌석]\n출장자   LH 99\n노재현   15A\n신가람   15C',
      ['15A, 15C', undefined],
    ],
    ['by where they are to', 'voy en el 19A hasta Frankfurt y en el 7C a Munich', ['19A', '7C']],
    ['by the way', 'im 21K going over and 24A on the flight home', ['21K', '24A']],
    ['by where other flights are to', '19A hasta Lima', [undefined, undefined]],
    [
      'labelled in rows of travellers',
      'Guests       LH 99\nAnna Lee   Seat     12D\n           Bags     1\nBen Lee    Seat     12E',
      ['12D, 12E', undefined],
    ],
    [
      'behind names in capitals below a route',
      'MUC - FRA\nMS ANNA LEE   Seat 05D   20kg\nBEN LEE       Seat 05E\nFRA - MUC\nANNA LEE   Seat 12A',
      ['5D, 5E', '12A'],
    ],
    ['before a weight', 'Seats\nMUC-FRA   7C   20 kg\nFRA-MUC   9D   20 kg', ['7C', '9D']],
    ['behind no name', 'MUC - FRA\nGATE   Seat 05D', [undefined, undefined]],
    [
      'of columns only in their column',
      'Guests      MUC > FRA   FRA > MUC\nAnna Lee    Seat 14D    Seat 21A',
      ['14D', '21A'],
    ],
    [
      'by the place of the flight',
      "lands at 23:45. I've put you in 16F on the first one\nand 9F on the second.",
      ['16F', '9F'],
    ],
    ['of no flight that is not there', '16F on the third', [undefined, undefined]],
    ['no terminal', 'LH 99   Terminal 2E', [undefined, undefined]],
    ['no length of a flight', 'LH 99   MUC-FRA   1h 05m', [undefined, undefined]],
    ['no gate below the number', 'Seat 12A\nLH 99\nGate\n14B', [undefined, undefined]],
    [
      'beside times only where it says so',
      'LH 99  09:00 MUC  10:05 FRA  32A',
      [undefined, undefined],
    ],
  ])('reads seats %s', (_, text, expected) => {
    const segments = addNamedSeats([there, back], text.split('\n'));
    expect(segments.map(({ seat }) => seat?.value)).toEqual(expected);
  });

  it('knows numbers whose codes are words', () => {
    const segments = [{ flightNumber: found('AM58') }, { flightNumber: found('AM29') }];
    const lines = ['Asientos', 'Ana: AM 58 — 22A, AM 29 — 19D', 'Bo: AM 58 — 22B'];
    expect(addNamedSeats(segments, lines).map(({ seat }) => seat?.value)).toEqual([
      '22A, 22B',
      '19D',
    ]);
  });

  it('believes a name more than what stood near', () => {
    const near = { ...there, seat: found('26F, 18A') };
    expect(addNamedSeats([near], ['26F (LH 99), 18A (LH 1166)'])[0]?.seat?.value).toBe('26F');
  });
});
