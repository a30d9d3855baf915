import { describe, expect, it } from 'vitest';
import { printTable, type TableCell } from './print-table.ts';

const cell = (text: string, colspan = 1, rowspan = 1): TableCell => ({ text, colspan, rowspan });
const print = (...rows: TableCell[][]): string[] => printTable(rows).split('\n');

describe('printTable', () => {
  it('puts columns below each other', () => {
    expect(print([cell('From'), cell('Flight')], [cell('Incheon'), cell('KE 081')])).toEqual([
      'From      Flight',
      'Incheon   KE 081',
    ]);
  });

  it('lets a cell take several lines, columns and rows', () => {
    expect(
      print(
        [cell('KE 081', 1, 2), cell('Departs\nICN'), cell('10:00')],
        [cell('Arrives and leaves', 2)],
        [cell('Seat'), cell('3A'), cell('window')],
      ),
    ).toEqual([
      'KE 081   Departs   10:00',
      '         ICN',
      '         Arrives and leaves',
      'Seat     3A        window',
    ]);
  });

  it('gives a row that has no lines of its own one', () => {
    expect(print([cell('a', 1, 2)], [], [cell('b')])).toEqual(['a', '', 'b']);
  });

  it.each([0, -3, Number.NaN, Infinity, 1e9, 0.5])('takes %s for what a span can be', (span) => {
    expect(print([cell('a', span, span), cell('b')], [cell('c')])[0]).toMatch(/^a +b$/);
  });

  it('goes on below where a row has too many cells', () => {
    const lines = print(Array.from({ length: 250 }, () => cell('x')));
    expect(lines.map((line) => line.split(/ +/).length)).toEqual([100, 100, 50]);
  });

  it('keeps cells apart where lining them up would fill the memory', () => {
    const wide = Array.from({ length: 60 }, () => cell('x'.repeat(50)));
    const rows = Array.from({ length: 30_000 }, () => [cell('a', 59), cell('b')]);
    const lines = print(wide, ...rows);
    expect(lines.every((line) => line.length < 4000)).toBe(true);
    expect(lines.at(-1)).toMatch(/^a {3,}b$/);
    expect(lines.reduce((sum, line) => sum + line.length, 0)).toBeLessThan(3_000_000);
  });
});
