import { describe, expect, it } from 'vitest';
import { readHeadingRow } from '../tables/heading-row.ts';
import { findRowSeats } from './row-seats.ts';

const ROW = 'HA 460   Seoul (ICN)   9:10 PM   Honolulu (HNL)   10:45 AM   A330   12C';
const seats = (line: string, hasAircraft = true, heading?: string) =>
  findRowSeats(line, heading === undefined ? undefined : readHeadingRow(heading), {
    hasAircraft,
  }).map(({ value }) => value);

describe('findRowSeats', () => {
  it('takes a seat in a cell of its own', () => {
    expect(seats(ROW)).toEqual(['12C']);
  });

  it('takes no terminal, no aircraft, and none under another heading', () => {
    expect(seats('HA 460   ICN 9:10   CDG 10:45   2E')).toEqual([]);
    expect(seats('HA 460   ICN 9:10   CDG 10:45   32A', false)).toEqual([]);
    expect(seats('HA 460   12C', true, 'Flight   Gate')).toEqual([]);
  });

  it('takes the seats of travellers who head columns', () => {
    expect(
      seats('LH 713   ICN   FRA   4A   24C', true, '편명   출발   도착   상무님   배책임'),
    ).toEqual(['4A', '24C']);
    expect(seats('LH 713   ICN   FRA   4A', true, '편명   출발   도착   게이트')).toEqual([]);
  });
});
