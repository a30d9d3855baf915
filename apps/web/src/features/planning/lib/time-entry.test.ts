import { time } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { keepDigits, parseTimeEntry, toTimeEntry, type DayPeriod } from './time-entry.ts';

describe('parseTimeEntry §5.13', () => {
  it.each<[string, string, DayPeriod | null, string | undefined]>([
    ['12', '00', 'AM', '00:00'],
    ['12', '00', 'PM', '12:00'],
    ['1', '5', 'PM', '13:05'],
    ['11', '59', 'PM', '23:59'],
    ['1', '00', 'AM', '01:00'],
    ['0', '00', 'AM', undefined],
    ['13', '00', 'AM', undefined],
    ['9', '60', 'AM', undefined],
    ['', '30', 'AM', undefined],
    ['9', '', 'AM', undefined],
    ['0', '05', null, '00:05'],
    ['12', '00', null, '12:00'],
    ['23', '59', null, '23:59'],
    ['24', '00', null, undefined],
    ['', '00', null, undefined],
  ])('%s:%s %s is %s', (hour, minute, period, expected) => {
    expect(parseTimeEntry({ hour, minute, period })).toBe(expected);
  });
});

describe('toTimeEntry', () => {
  it.each(['00:00', '00:30', '09:05', '11:59', '12:00', '12:01', '23:59'])('%s', (text) => {
    expect(parseTimeEntry(toTimeEntry(time(text), false))).toBe(text);
    expect(parseTimeEntry(toTimeEntry(time(text), true))).toBe(text);
  });

  it('has no AM or PM on a 24-hour clock', () => {
    expect(toTimeEntry(time('09:05'), true)).toEqual({ hour: '09', minute: '05', period: null });
  });
});

describe('keepDigits §5.13', () => {
  it.each([
    ['1a2', '12'],
    ['-9', '9'],
    ['123', '12'],
    ['', ''],
  ])('%s', (text, kept) => {
    expect(keepDigits(text)).toBe(kept);
  });
});
