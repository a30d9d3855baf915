import { describe, expect, it } from 'vitest';
import { date } from '../testing/literals.ts';
import { defaultTripName } from './trip-name.rules.ts';

describe('defaultTripName §5.12', () => {
  it.each([
    ['ICN', 'Seoul', '2025-10-01', 'ICN Oct-2025'],
    ['CDG', 'Paris', '2026-01-31', 'CDG Jan-2026'],
    [null, 'Paris, France', '2025-12-31', 'Paris Dec-2025'],
    [undefined, 'Tokyo', '2025-05-01', 'Tokyo May-2025'],
  ])('%s, %s, %s is %s', (arrivalAirport, destination, startDate, name) => {
    const trip = { arrivalAirport, destination, startDate: date(startDate) };
    expect(defaultTripName(trip, 'en')).toBe(name);
  });

  it.each([
    ['ko', 'ICN 2025년 10월'],
    ['es', 'ICN oct-2025'],
  ] as const)('in %s is %s', (language, name) => {
    const trip = { arrivalAirport: 'ICN', destination: 'Seoul', startDate: date('2025-10-01') };
    expect(defaultTripName(trip, language)).toBe(name);
  });
});
