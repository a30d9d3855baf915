import { has24Hours } from '@ooo/domain/shared/usual-formats';
import { time } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { formatDuration, formatTime } from './times.ts';

describe('formatTime', () => {
  it.each([
    ['00:00', 'en', '12:00 AM'],
    ['09:05', 'en', '9:05 AM'],
    ['12:00', 'en', '12:00 PM'],
    ['23:59', 'en', '11:59 PM'],
    ['09:05', 'ko', '09:05'],
    ['18:30', 'ko', '18:30'],
    ['09:05', 'es', '9:05'],
    ['18:30', 'es', '18:30'],
  ] as const)('%s in %s is %s', (clock, language, text) => {
    expect(formatTime(time(clock), language)).toBe(text);
  });

  it.each([
    ['00:05', 'en', '12', '12:05 AM'],
    ['00:05', 'en', '24', '00:05'],
    ['09:05', 'en', '24', '09:05'],
    ['18:30', 'en', '24', '18:30'],
    ['00:05', 'ko', '12', '오전 12:05'],
    ['18:30', 'ko', '24', '18:30'],
    ['00:05', 'es', '24', '0:05'],
    ['00:05', 'es', '12', '12:05 a. m.'],
    ['12:00', 'es', '12', '12:00 p. m.'],
  ] as const)('%s in %s by a clock of %s hours is %s', (wallTime, language, clock, text) => {
    expect(formatTime(time(wallTime), language, clock).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('has24Hours', () => {
  it.each([
    ['en', 'language', false],
    ['ko', 'language', true],
    ['ko', '12', false],
    ['es', 'language', true],
    ['en', '24', true],
    ['es', '12', false],
  ] as const)('in %s by %s: %s', (language, clock, is24Hours) => {
    expect(has24Hours({ language, clock })).toBe(is24Hours);
  });
});

describe('formatDuration', () => {
  it.each([
    [0, 'en', '0 min'],
    [45, 'en', '45 min'],
    [60, 'en', '1 h'],
    [90, 'en', '1 h 30 min'],
    [150, 'ko', '2시간 30분'],
  ] as const)('%i minutes in %s are %s', (minutes, language, text) => {
    expect(formatDuration(minutes, language)).toBe(text);
  });
});
