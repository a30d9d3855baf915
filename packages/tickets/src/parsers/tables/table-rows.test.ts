import { describe, expect, it } from 'vitest';
import { readHeadingRow } from './heading-row.ts';
import { findHeadings, listRows } from './table-rows.ts';

describe('listRows', () => {
  const heading = 'Departure      Arrival      Date         Flight';
  const rows = (lines: string[]) => listRows(lines, 0, readHeadingRow(heading) ?? []);

  it('goes on over an empty line where the next row stands in the columns', () => {
    expect(
      rows([
        heading,
        '',
        'BERLIN         ISTANBUL     03.11.2026   TK1722',
        '',
        'ISTANBUL       NAIROBI      04.11.2026   TK0607',
      ]),
    ).toEqual([1, 2, 3, 4]);
  });

  it('ends above another heading, and where it heads no flights', () => {
    const next = 'BERLIN         ISTANBUL     03.11.2026   TK1722';
    expect(rows([heading, next, '', 'A route, Tuesday', heading, next])).toEqual([1]);
    const facts = 'Booking code   Order no.    Date';
    const below = [
      'ABC123         LA0441187    19.03.2026',
      '',
      '9:40 p. m.     Duration     12:40',
    ];
    expect(listRows([facts, ...below], 0, readHeadingRow(facts) ?? [])).toEqual([1]);
  });

  it('ends at a title that follows facts, and not in the middle of a row of flights', () => {
    const facts = 'Booking reference   Booking date      Passengers';
    const title = 'Outbound: Gothenburg - Osaka';
    const below = ['XQ7KTM              26 January 2027   2', title, 'GOT   HEL'];
    expect(listRows([facts, ...below], 0, readHeadingRow(facts) ?? [])).toEqual([1]);
    const far = ['Booking reference                    Booking date                   Passengers'];
    const wide = ['XQ7KTM                               26 January 2027                2', title];
    const ends = 'GOT                                                    HEL';
    const head = readHeadingRow(far[0] ?? '') ?? [];
    expect(listRows([...far, ...wide, ends], 0, head)).toEqual([1]);
    expect(listRows([...far, ...wide, ends.replace(/ {16}HEL/u, 'HEL')], 0, head)).toEqual([
      1, 2, 3,
    ]);
    const next = 'BERLIN         ISTANBUL     03.11.2026   TK1722';
    expect(rows([heading, next, 'operated by somebody else entirely', next])).toEqual([1, 2, 3]);
  });

  it('ends at a row of labels with colons where the headings have them, a value among them', () => {
    const labels = 'Length:        Leaves at:      Arrives at:      Meal:';
    const below = [
      '5h 25m         19:20           22:45            Dinner',
      'Cabin:         Terminal:       Terminal:        Stops: 0',
      'Economy        1               2                OK',
    ];
    const head = readHeadingRow('Duration:      Departure:      Arrival:         Meal:') ?? [];
    expect(listRows([labels, ...below], 0, head)).toEqual([1]);
  });

  it('ends at an empty line above anything else', () => {
    expect(rows([heading, 'BERLIN         ISTANBUL', '', 'Fare details', ''])).toEqual([1]);
  });
});

describe('findHeadings', () => {
  const HOTEL = ['HOTEL BAHIA', 'ALL INCLUSIVE', 'DOUBLE ROOM', 'VOUCHER 4471', 'SEA VIEW'];
  const heading = 'SERVICE      FROM         TO            DEPART   ARRIVE';
  const row = 'LUN 12JUL    PUNTA CANA   MADRID        1955     0945';
  const covered = (...lines: string[]) =>
    findHeadings([heading, row, '', ...HOTEL, '', ...lines]).flatMap((over, at) =>
      over ? [at - HOTEL.length] : [],
    );

  it('covers a row that fills the columns below other blocks, with what goes on', () => {
    expect(covered(row, '             TERMINAL B', '', 'Thank you')).toEqual([
      1 - HOTEL.length,
      4,
      5,
    ]);
  });

  it.each([
    ['with an empty column', 'LUN 12JUL    PUNTA CANA   MADRID        1955'],
    ['with a cell elsewhere', 'LUN 12JUL  X PUNTA CANA      MADRID    19:55     0945'],
  ])('covers no row %s', (_, line) => {
    expect(covered(line)).toEqual([1 - HOTEL.length]);
  });

  it.each([
    ['a label with its value above words below each other', ['KE402', 'Cebu CEB', '02:50'], []],
    ['a row of cells below one alone', ['Outbound', 'Seoul ICN      Cebu CEB'], [1, 2]],
  ])('of %s', (_, below, expected) => {
    const found = findHeadings(['탑승구         출발 당일 안내', ...below]);
    expect(found.flatMap((over, at) => (over ? [at] : []))).toEqual(expected);
  });
});
