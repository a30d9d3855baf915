import { describe, expect, it, test } from 'vitest';
import { findDurations, findLoneMinutes } from './duration.ts';

const read = (line: string): number[] => findDurations(line).map(({ value }) => value);

test.each([
  ['14H 05M', 845],
  ['2hr(s) 45min(s)', 165],
  ['6 hour(s) 50 minute(s)', 410],
  ['8 hours, 35 minutes', 515],
  ['1h, 40m', 100],
  ['4hr25', 265],
  ['14시간 5분', 845],
  ['총 5시간 30분소요', 330],
  ['06시간 30분직항', 390],
  ['비행시간   1시간 50   기종', 110],
  ['58m nonstop, Embraer 175', 58],
  ['50분 · 직항', 50],
])('%s is a duration', (line, minutes) => {
  expect(read(line)).toEqual([minutes]);
});

test.each([
  '1구간 비행시간 12시간 45분, 4구간 비행시간 10시간 0분',
  '출발 2시간 30분전까지',
  '3hr 20min layover',
  'Layover in Toronto 2hr00',
  '18h30',
  '25h 10m',
  'Booking number XK4T2P',
  '58m walk to the gate',
  'Board 45 min before direct flights',
  '4h30 nonstop',
])('%s is none of a flight', (line) => {
  expect(read(line)).toEqual([]);
});

test.each([
  ['47m | Boeing 717-200 | Main (S)', [47]],
  ['Aegean Airlines · A3366 · Economy · 50 min', [50]],
  ['47m   Boeing 717-200', []],
  ['10m | Boeing 717-200', []],
  ['about 50 min | Boeing 717-200', []],
])('%s: minutes alone are %s', (line, minutes) => {
  expect(findLoneMinutes(line).map(({ value }) => value)).toEqual(minutes);
});

describe('findDurations', () => {
  it.each([
    ['14H 05M', 845],
    ['13h 55m', 835],
    ['8hr 20min', 500],
    ['2hr(s) 45min(s)', 165],
    ['03 h 51 min', 231],
    ['14시간 5분', 845],
    ['8 h 35 min', 515],
    ['06시간 05분', 365],
    ['1h 10m', 70],
    ['2 Std. 10 Min.', 130],
    ['PT13H55M', 835],
    ['15 hours, 25 minutes', 925],
    ['4 sa 5 dk', 245],
    ['2 godz. 45 min', 165],
    ['10小时50分', 650],
    ['1 ч 30 мин', 90],
    ["1h 40' · Vueling", 100],
    ['12:55 Std.', 775],
  ])('%s', (text, minutes) => {
    expect(findDurations(text).map((hit) => hit.value)).toEqual([minutes]);
  });

  it.each([
    ['01:20', 80],
    ['14:05', 845],
    ['11h', 660],
    ['1h35', 95],
    ['11.05', 665],
    ['665 min', 665],
    ['55 mins', 55],
  ])('%s only after a label', (text, minutes) => {
    expect(findDurations(text, { labelled: true }).map((hit) => hit.value)).toEqual([minutes]);
    expect(findDurations(text)).toEqual([]);
  });

  it.each([
    '48h 10m',
    '0h 05m',
    '10:20:30',
    '24/7',
    '12:40 a. m.',
    'Layover: 1 h 10 m',
    '3hr 20min layover',
    '5h 40m · Self-transfer',
    'Returning Flight Madrid to Tampa   |  13h 47m, 1 stop',
    'Ida   Lima a Madrid · 14h 05m, 2 escalas',
    '10 min',
    '1.105',
  ])('finds none in %s', (text) => {
    expect(findDurations(text, { labelled: true })).toEqual([]);
  });

  it.each(['Returning Flight Madrid to Tampa | 8h 15m, nonstop', 'KE 81 · 14h 05m, 1 stop'])(
    'finds one in %s',
    (text) => {
      expect(findDurations(text)).toHaveLength(1);
    },
  );
});
