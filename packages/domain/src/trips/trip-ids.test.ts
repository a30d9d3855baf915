import { describe, expect, it } from 'vitest';
import { DEMO_TRIP_ID, FIRST_TRIP_ID, isDemoTrip } from './trip-ids.ts';

describe('isDemoTrip §9.2', () => {
  const own = { id: FIRST_TRIP_ID, isDemo: false };

  it.each([
    ['its id', { ...own, id: DEMO_TRIP_ID }, true],
    ['how it was made', { ...own, isDemo: true }, true],
    ['neither', own, false],
  ])('knows it by %s', (_, trip, expected) => {
    expect(isDemoTrip(trip)).toBe(expected);
  });
});
