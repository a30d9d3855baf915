import { describe, expect, it } from 'vitest';
import {
  cellUnder,
  headingOf,
  isOfFlights,
  isOtherColumn,
  readHeadingRow,
  roleOfHeading,
} from './heading.ts';

describe('readHeadingRow', () => {
  it.each([
    'FLIGHT   DATE   GATE   SEAT',
    '구간   편명      출발      좌석',
    'Departing   Arriving',
    'Flight   Departure (UTC)   Arrival (UTC)   Seat',
    'Flight   Fare   (EUR)   Seat',
    'What   No.   From   To   Leaves   Gets in   Ref   Seat   Plane   Paid (AUD)',
  ])('takes %s for a heading', (line) => {
    expect(readHeadingRow(line)).toBeDefined();
  });

  it.each([
    'Operated By   Airlink   Seat   Assigned at check-in',
    'Terminal A   Terminal CONCOURSE H   Estado de la reserva CONFIRMADA',
    'MEAL:      MEALS',
    'Meal service   Food for purchase   Class   Economy (W)',
    'SEAT 34A   GATE 12',
    'Departure',
    'Wir danken   Ihnen sehr',
    'Operado por Clic Air   Medellín (MDE)   Bogotá (BOG)   Clase L',
    'Operated by Air France   (BUD)   (CDG)   check-in',
    'From: Atlanta (ATL)   To: Los Angeles (LAX)',
  ])('takes %s for none', (line) => {
    expect(readHeadingRow(line)).toBeUndefined();
  });
});

const headings = (line: string) => readHeadingRow(line)?.map(({ text }) => text);

describe('headings with one space between', () => {
  it('are two where they name both ends', () => {
    expect(headings('FLT   DATE    FROM TO   DEP')).toEqual(['FLT', 'DATE', 'FROM', 'TO', 'DEP']);
    expect(headings('FLT   Departure time   Date')).toEqual(['FLT', 'Departure time', 'Date']);
  });
});

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

  it('knows the time of boarding for another one', () => {
    expect(['BOARDING', 'Boarding time', 'DEP'].map(isOtherColumn)).toEqual([true, true, false]);
  });
});

describe('roleOfHeading', () => {
  it.each<[string, string | undefined]>([
    ['Departure time', 'departure'],
    ['Arriving', 'arrival'],
    ['DEPART/ARRIVE', undefined],
    ['Status', undefined],
  ])('%s', (heading, role) => {
    expect(roleOfHeading(heading)).toBe(role);
  });
});

describe('isOfFlights', () => {
  it.each([
    ['Flight', true],
    ['Flight no.', true],
    ['Flug', true],
    ['Flight Time', false],
    ['Flugdauer', false],
    ['Flugzeug', false],
  ])('%s: %s', (heading, expected) => {
    expect(isOfFlights(heading)).toBe(expected);
  });
});
