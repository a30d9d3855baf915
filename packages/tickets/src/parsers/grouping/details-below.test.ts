import { expect, it } from 'vitest';
import { detailsBelow } from './details-below.ts';
import { tokenize } from '../tokens/tokenize.ts';

/** The kinds of details that are found in the lines below a flight's. */
const read = (flight: string, ...below: string[]): string[] => {
  const lines = [flight, ...below];
  const tokens = tokenize(lines);
  const own = tokens.filter(({ line }) => line === 0);
  return detailsBelow(
    own,
    tokens.filter(({ line }) => line > 0),
    lines,
  ).map(({ kind }) => kind);
};
const FLIGHT = 'AA 1789  12 Feb 2027  AUS 14:15  ORD 17:02';

it.each([
  ['below an end that is told again', ['Arrival: (ORD)', 'Aircraft: Boeing 737-800'], ['aircraft']],
  ['below a date', ['Fri 12 Feb 2027', 'Baggage: 1PC'], ['baggage']],
  ['behind an empty line', ['', 'Seat: 24D'], ['seat']],
])('takes details %s', (_, below, kinds) => {
  expect(read(FLIGHT, ...below)).toEqual(kinds);
});

it.each([
  ['far below', ['Bye', 'Bye', 'Bye', 'Bye', 'Baggage: 1PC']],
  ['behind an empty line and something else', ['', 'Hotel 12 Feb 2027', 'Baggage: 1PC']],
])('takes none %s', (_, below) => {
  expect(read(FLIGHT, ...below)).toEqual([]);
});

it('leaves seats where the flight has its own', () => {
  expect(read(`${FLIGHT}  Seat 12A`, 'Seat: 24D')).toEqual([]);
});
