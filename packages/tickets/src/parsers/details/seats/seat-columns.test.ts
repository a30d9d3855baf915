import { describe, expect, it } from 'vitest';
import { readSeatColumns } from './seat-columns.ts';

const read = (lines: string[]) => readSeatColumns(lines).map(({ of, seats }) => [of, seats]);

describe('readSeatColumns', () => {
  it('gives the seats below a route to that route', () => {
    expect(
      read([
        'Traveler            MSP > MCO   MCO > MSP   Extras',
        'Ingrid Halvorsen    Seat 14D    Seat 21A    2 checked bags',
        'Pia Halvorsen       Seat 14F    -           Personal item',
      ]),
    ).toEqual([
      ['MSPMCO', '14D'],
      ['MCOMSP', '21A'],
      ['MSPMCO', '14F'],
    ]);
  });

  it('gives the seats below a flight to that flight', () => {
    expect(read(['             KE 081   KE 082', 'MUSTER/MINA  34A      35B'])).toEqual([
      ['KE81', '34A'],
      ['KE82', '35B'],
    ]);
  });

  it.each([
    ['Passenger     Seat DEL-LHR   Seat LHR-DEL   Meal', ['DELLHR', 'LHRDEL']],
    ['Pasajera      Asiento AI111  Asiento AI112  Menú', ['AI111', 'AI112']],
    ['탑승객           AI111 좌석       AI112 좌석       기내식', ['AI111', 'AI112']],
    ['Passenger     Gate DEL-LHR   Gate LHR-DEL   Meal', []],
  ])('reads a heading that says so too: %s', (heading, [out, back]: string[]) => {
    const row = 'Asha Muster   31A            29C            AVML';
    const expected =
      out && back
        ? [
            [out, '31A'],
            [back, '29C'],
          ]
        : [];
    expect(read([heading, row])).toEqual(expected);
  });

  it('gives the seats of a table that one route heads to that route', () => {
    const table = [
      'MTY - CUN        Asiento   Equipaje documentado   Equipaje de mano',
      'Ana Muster Gil   5B        1 maleta de 25 kg      10 kg',
      'Leo Muster Gil   5C        1 maleta de 25 kg      10 kg',
      'CUN - MTY        Asiento   Equipaje documentado   Equipaje de mano',
      'Ana Muster Gil   7A        1 maleta de 25 kg      10 kg',
    ];
    expect(read(table)).toEqual([
      ['MTYCUN', '5B'],
      ['MTYCUN', '5C'],
      ['CUNMTY', '7A'],
    ]);
  });

  it('takes a row with values, or of columns that are none of seats, for no such heading', () => {
    const traveller = 'Ana Muster Gil   5B        25 kg';
    expect(read(['MTY - CUN        Asiento   06:15', traveller])).toEqual([]);
    expect(read(['MTY - CUN        Puerta    Equipaje', traveller])).toEqual([]);
    expect(read(['Terminal C       Asiento   Equipaje', traveller])).toEqual([]);
  });

  it('takes one flight for no heading, and an aircraft for no seat', () => {
    expect(read(['가는 편   7C1401   FLYBAG', '탑승객    14A'])).toEqual([]);
    expect(read(['IndiGo   KE 081   KE 082', '         6E-198   77W'])).toEqual([]);
  });
});
