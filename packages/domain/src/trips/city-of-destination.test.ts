import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityOfDestination } from './city-of-destination.ts';

describe('cityOfDestination §5.36', () => {
  it.each([
    ['Seoul', 'Seoul'],
    ['Seoul Trip', 'Seoul'],
    ['Tokyo, Japan', 'Tokyo'],
    ['San Francisco Trip, CA, USA', 'San Francisco'],
    ['New York, NY trip', 'New York'],
    ['  Lisbon  ', 'Lisbon'],
    ['Tripoli', 'Tripoli'],
    ['Seoul Trip, 2025', 'Seoul'],
    [' Paris , France Trip ', 'Paris'],
    ['Triple Falls', 'Triple Falls'],
    ['Trip', 'Trip'],
    ['', ''],
    [', Korea', ''],
    ['서울', '서울'],
  ])('of %o is %o', (destination, city) => {
    expect(cityOfDestination(destination)).toBe(city);
  });

  it('has no comma and no blanks around it', () => {
    fc.assert(
      fc.property(fc.string(), (destination) => {
        const city = cityOfDestination(destination);
        expect(city).not.toContain(',');
        expect(city.trim()).toBe(city);
      }),
    );
  });
});
