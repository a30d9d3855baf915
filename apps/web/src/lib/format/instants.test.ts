import { describe, expect, it } from 'vitest';
import { formatAge, formatInstant, formatInstantDate } from './instants.ts';

// The tests run in Kathmandu, which is 5:45 ahead of UTC.
describe('formatInstantDate', () => {
  it('gives the reader’s date at that moment', () => {
    expect(formatInstantDate('2025-10-14T18:14:59.000Z', 'en')).toBe('Oct 14, 2025');
    expect(formatInstantDate('2025-10-14T18:15:00.000Z', 'en')).toBe('Oct 15, 2025');
  });
});

describe('formatInstant', () => {
  it.each([
    ['en', 'Oct 15, 2025, 12:15 AM'],
    ['ko', '2025년 10월 15일 00:15'],
    ['es', '15 oct 2025, 0:15'],
  ] as const)('adds the time as %s writes it', (language, text) => {
    expect(formatInstant('2025-10-14T18:30:00.000Z', language)).toBe(text);
  });

  it('adds the time on the preferred clock', () => {
    expect(formatInstant('2025-10-14T18:30:00.000Z', 'en', '24')).toBe('Oct 15, 2025, 00:15');
  });
});

describe('formatAge', () => {
  const now = new Date('2025-10-14T12:00:00.000Z');

  it.each([
    ['2025-10-14T11:59:40.000Z', 'en', 'now'],
    ['2025-10-14T11:50:00.000Z', 'en', '10 minutes ago'],
    ['2025-10-14T11:50:00.000Z', 'ko', '10분 전'],
    ['2025-10-14T11:00:00.000Z', 'en', '1 hour ago'],
    ['2025-10-14T11:00:00.000Z', 'es', 'hace 1 hora'],
    ['2025-10-13T12:00:00.000Z', 'en', 'yesterday'],
    ['2025-10-11T11:00:00.000Z', 'en', '3 days ago'],
    ['2025-10-14T12:05:00.000Z', 'en', 'now'],
  ] as const)('%s in %s was %s', (instant, language, text) => {
    expect(formatAge(instant, now, language)).toBe(text);
  });
});
