import { describe, expect, test } from 'vitest';
import { groupByFlight } from './group.ts';
import { makeJudge } from './route-fit.ts';
import { tokenize } from './tokenize.ts';

function share(text: string): string[] {
  const lines = text.split('\n');
  return groupByFlight(tokenize(lines), lines, makeJudge(2026)).map(({ tokens }) =>
    tokens
      .filter(({ kind }) => kind === 'airport' || kind === 'time' || kind === 'flight')
      .map(({ value }) => show(value))
      .join(' '),
  );
}

function show(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return 'time' in value
    ? String(value.time)
    : 'flightNumber' in value
      ? String(value.flightNumber)
      : '';
}

describe('the rows of tokens around flight numbers', () => {
  test('leave out the sum of a journey above its flights', () => {
    expect(
      share(`Tue 13 Oct · 21:30 – Wed 14 Oct · 15:35
1 stop · 12h 5m
Tue 13 Oct · 21:30 – Wed 14 Oct · 09:05
BOS – LIS
TP216 · 6h 35m
Wed 14 Oct · 11:40 – Wed 14 Oct · 15:35
LIS – FCO
TP834 · 2h 55m`),
    ).toEqual(['21:30 09:05 BOS LIS TP216', '11:40 15:35 LIS FCO TP834']);
  });

  test('leave out what stands between two flights', () => {
    expect(
      share(`KE 643  15 Oct 2026  ICN 14:35  SIN 20:05
Hotel shuttle 21:10, back 23:40 on 19 Oct
KE 644  20 Oct 2026  SIN 22:40  ICN 06:00`),
    ).toEqual(['KE643 ICN 14:35 SIN 20:05', 'KE644 SIN 22:40 ICN 06:00']);
  });

  test('hold no birthday of a passenger above', () => {
    const lines = ['Passenger 4/11/1994', '14 Oct 2026', 'W6 2205', '11:45 BUD', '13:20 LTN'];
    const [group] = groupByFlight(tokenize(lines), lines, makeJudge(2026));
    expect(group?.tokens.map(({ line }) => line)).not.toContain(0);
  });
});
