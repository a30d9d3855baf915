import { describe, expect, test } from 'vitest';
import { groupByFlight } from './group.ts';
import { makeJudge } from './route-fit.ts';
import { tokenize } from '../tokens/tokenize.ts';

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

  test('hold the days of both ends below their times, with another day above all', () => {
    const lines = `Your booking is confirmed
Booking reference             Booked on                      E-ticket                      KrisFlyer
R7WQLD                        11 Dec 2026                    618-2417733304                88•• ••• 417

1. Penang to Johannesburg          Total travel time 15hrs 10mins
PEN 21:10                         1hr 35mins         SIN 22:45                         SQ 8505
Penang                                               Singapore                         Airbus A320
15 Feb (Mon)                                         15 Feb (Mon)                      Economy Lite (K)
Penang Intl                                          Changi Intl, Terminal 1           Operated by Scoot

SIN 01:25                         10hrs 55mins       JNB 06:20                         SQ 478
Singapore                                            Johannesburg                      Airbus A350-900
16 Feb (Tue)                                         16 Feb (Tue)                      Economy Lite (K)
Changi Intl, Terminal 3                              O R Tambo Intl, Terminal A        Seat 47C (Standard)

2. Johannesburg to Penang          Total travel time 15hrs 25mins
JNB 13:45                         10hrs 20mins       SIN 06:05                         SQ 479
Johannesburg                                         Singapore                         Airbus A350-900
02 Mar (Tue)                                         03 Mar (Wed)                      Economy Lite (Q)
O R Tambo Intl, Terminal A                           Changi Intl, Terminal 3           Seat 52H (Standard)

SIN 09:40                         1hr 30mins         PEN 11:10                         SQ 8502
Singapore                                            Penang                            Airbus A320neo
03 Mar (Wed)                                         03 Mar (Wed)                      Economy Lite (Q)
Changi Intl, Terminal 1                              Penang Intl                       Operated by Scoot
`.split('\n');
    const groups = groupByFlight(tokenize(lines), lines, makeJudge(2026));
    const dates = groups.map(({ tokens }) =>
      tokens.flatMap((token) => (token.kind === 'date' ? token.value.day : [])),
    );
    expect(dates.map((days) => days.at(-1))).toEqual([15, 16, 3, 3]);
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

  test('keep the day above the first flight where its number stands again beside a seat', () => {
    const lines = `Flight 1   Fri 15 Jan 2027
SQ 51   Airbus A350-900
MAN 11:00  Manchester T2
SIN 07:55  Singapore T3   (Sat 16 Jan)

Flight 2   Sat 16 Jan 2027
SQ 285  Boeing 777-300ER
SIN 20:50  Singapore T3
AKL 11:30  Auckland Intl  (Sun 17 Jan)

Seats selected   SQ51 45H   SQ285 41K`.split('\n');
    const groups = groupByFlight(tokenize(lines), lines, makeJudge(2026));
    expect(groups.map(({ tokens }) => tokens[0]?.kind)).toEqual([
      'date',
      'date',
      'flight',
      'flight',
    ]);
  });

  test('take no ends of a note below that names a stay', () => {
    expect(
      share(`Saturday, January 23, 2027
LHR  DFW
12:45 PM  5:10 PM
AA 51

DFW  AUS
7:35 PM  8:42 PM
AA 1163

Your own travel between London (LHR) and Edinburgh (EDI) from January 15 to January 23.`),
    ).toEqual(['LHR DFW 12:45 17:10 AA51', 'DFW AUS 19:35 20:42 AA1163']);
  });
});
