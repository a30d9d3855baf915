import { describe, expect, it } from 'vitest';
import { DEMO_TRIP_ID, FIRST_TRIP_ID, isDemoTrip } from './trip-ids.ts';

describe('isDemoTrip', () => {
  const own = { id: FIRST_TRIP_ID, userId: 'user-1', name: 'Seoul' };

  it.each([
    ['its id', { ...own, id: DEMO_TRIP_ID }, true],
    ['its user', { ...own, userId: 'demo-user' }, true],
    ['its name', { ...own, name: 'Seoul Trip 2025' }, true],
    ['none of them', own, false],
  ])('knows it by %s', (_, trip, expected) => {
    expect(isDemoTrip(trip)).toBe(expected);
  });
});
