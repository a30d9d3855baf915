import { describe, expect, it } from 'vitest';
import { unfoldSidebar } from './sidebar.ts';

const unfold = (lines: string[]) => unfoldSidebar({ lines, numbers: lines.map((_, at) => at + 1) });
/** Lines with a left and a right column. */
const beside = (...rows: [left: string, right: string][]) =>
  rows.map(([left, right]) => `${left.padEnd(36)}${right}`.trimEnd());

const FLIGHT: [string, string][] = [
  ['ALLER  samedi 16 janvier 2027', 'Adultes x 2      318,00 EUR'],
  ['  07h05   Paris (ORY)', 'Taxes            142,36 EUR'],
  ['          Transavia  TO3016', 'TOTAL            460,36 EUR'],
  ['', 'Carte CB'],
  ['  10h30   Marrakech (RAK)', 'le 21/10/2026 22:48'],
];

describe('unfoldSidebar', () => {
  it('puts prices beside flights below them, with the numbers of their lines', () => {
    const { lines, numbers } = unfold([...beside(...FLIGHT), 'Bon voyage']);
    expect(lines).toEqual([
      ...FLIGHT.map(([left]) => left),
      'Bon voyage',
      '',
      ...FLIGHT.map(([, right]) => right),
    ]);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 6, 1, 2, 3, 4, 5]);
  });

  it('does the same where a bar divides them', () => {
    const barred = FLIGHT.map(([left, right]): [string, string] => [`${left.padEnd(33)} |`, right]);
    expect(unfold(beside(...barred)).lines.slice(0, 5)).toEqual(FLIGHT.map(([left]) => left));
  });

  it('leaves columns of a table that name more of its flights', () => {
    const heading = 'Date        No.     From   To     Ref      Plane   Paid';
    const rows = ['6NRK4W   A380', 'LI-209', 'HX3QLD   B77W', 'TC9R2V   B788', 'TC9R2V   A321'].map(
      (row, at) => `${at + 1}/07/2027   QF${at}1    SYD    SIN    ${row}    1021.00`,
    );
    const table = [heading, ...rows, `${' '.repeat(43)}Total   3037.50`];
    expect(unfold(table).lines).toEqual(table);
  });

  it.each([
    [
      'a table of flights with what each costs',
      FLIGHT.map(([left], at) => [left || 'x', `${at} EUR`]),
    ],
    ['flights on both sides', FLIGHT.map(([left, right]) => [left, `${right} KE 081`])],
    [
      'the other ends of flights',
      FLIGHT.map(([left, right], at) => [left, at === 1 ? 'DFW' : right]),
    ],
    ['details without prices', FLIGHT.map(([left]) => [left, 'Seat 11L'])],
  ])('leaves %s', (_, rows) => {
    const lines = beside(...rows.map(([left = '', right = '']): [string, string] => [left, right]));
    expect(unfold(lines).lines).toEqual(lines);
  });
});
