import { describe, expect, it } from 'vitest';
import { cellUnder, headingOf } from './columns.ts';
import { readHeadingRow } from './heading-row.ts';

describe('columns', () => {
  const row =
    readHeadingRow('Flight    Departure            Arrival              Aircraft   Meal') ?? [];

  it.each([
    [
      'a row in its columns',
      'UA 442    SEATTLE (SEA) 7:05   HOUSTON (IAH) 13:31  757-200    Snack',
    ],
    [
      'a row that long values push',
      'UA 442    SEATTLE, WASHINGTON (SEA) 7:05   HOUSTON, TX (IAH) 13:31   757-200   Snack',
    ],
  ])('has the aircraft of %s', (_, line) => {
    expect(cellUnder(row, 3, line)?.text).toBe('757-200');
    expect(headingOf(row, line, line.indexOf('IAH'))).toBe('Arrival');
  });

  it('stands over rows whose first column has no heading', () => {
    const ends = readHeadingRow('        City            Date       Time    Flight   Seat') ?? [];
    const line = 'DEP     SAPPORO (CTS)   11APR27    16:00   NH070    24K';
    expect(cellUnder(ends, 4, line)?.text).toBe('24K');
    expect(cellUnder(ends, 0, line)?.text).toBe('SAPPORO (CTS)');
  });

  it('has nothing where a cell is empty', () => {
    const line = 'UA 442    SEATTLE (SEA) 7:05   HOUSTON (IAH) 13:31             Snack';
    expect(cellUnder(row, 3, line)).toBeUndefined();
    expect(cellUnder(row, 4, line)?.text).toBe('Snack');
  });

  it('parts words of two narrow columns with one space between them', () => {
    const narrow = readHeadingRow('FLIGHT  SEAT  GATE') ?? [];
    expect(cellUnder(narrow, 1, 'KE 0081 34A   12')?.text).toBe('34A');
  });
});
