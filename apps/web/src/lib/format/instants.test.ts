import { describe, expect, it } from 'vitest';
import { formatInstant, formatInstantDate } from './instants.ts';

// The tests run in Kathmandu, which is 5:45 ahead of UTC.
describe('formatInstantDate', () => {
  it('says the date that the reader has at that moment', () => {
    expect(formatInstantDate('2025-10-14T18:14:59.000Z', 'en')).toBe('Oct 14, 2025');
    expect(formatInstantDate('2025-10-14T18:15:00.000Z', 'en')).toBe('Oct 15, 2025');
  });
});

describe('formatInstant', () => {
  it.each([
    ['en', 'Oct 15, 2025, 12:15 AM'],
    ['ko', '2025년 10월 15일 오전 12:15'],
    ['es', '15 oct 2025, 0:15'],
  ] as const)('adds the clock the way %s writes it', (language, text) => {
    expect(formatInstant('2025-10-14T18:30:00.000Z', language)).toBe(text);
  });
});
