import { describe, expect, it } from 'vitest';
import { isOfFlights, isOtherColumn, roleOfHeading } from './column-kind.ts';

describe('roleOfHeading', () => {
  it.each<[string, string | undefined]>([
    ['Departure time', 'departure'],
    ['Arriving', 'arrival'],
    ['DEPART/ARRIVE', undefined],
    ['Status', undefined],
  ])('%s', (heading, role) => {
    expect(roleOfHeading(heading)).toBe(role);
  });
});

describe('isOfFlights', () => {
  it.each([
    ['Flight', true],
    ['Flight no.', true],
    ['Flug', true],
    ['Flight Time', false],
    ['Flugdauer', false],
    ['Flugzeug', false],
  ])('%s: %s', (heading, expected) => {
    expect(isOfFlights(heading)).toBe(expected);
  });
});

describe('isOtherColumn', () => {
  it('knows the time of boarding for another one', () => {
    expect(['BOARDING', 'Boarding time', 'DEP'].map(isOtherColumn)).toEqual([true, true, false]);
  });
});
