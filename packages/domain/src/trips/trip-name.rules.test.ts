import { describe, expect, it } from 'vitest';
import { date } from '../testing/literals.ts';
import { defaultTripName } from './trip-name.rules.ts';

describe('defaultTripName', () => {
  it.each([
    ['ICN', 'Seoul', '2025-10-01', 'ICN Oct-2025'],
    ['CDG', 'Paris', '2026-01-31', 'CDG Jan-2026'],
    [null, 'Paris, France', '2025-12-31', 'Paris Dec-2025'],
    [undefined, 'Tokyo', '2025-05-01', 'Tokyo May-2025'],
  ])('%s, %s, %s is %s', (arrivalAirport, destination, startDate, name) => {
    expect(defaultTripName({ arrivalAirport, destination, startDate: date(startDate) })).toBe(name);
  });
});
