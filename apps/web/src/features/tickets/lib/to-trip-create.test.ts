import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { EMPTY_TRIP } from '../state/draft.types.ts';
import { isComplete, suggestName, toTripCreate } from './to-trip-create.ts';

const circumstances = { today: date('2026-11-20'), language: 'en', ownName: 'Seoul' } as const;

const fields = {
  ...EMPTY_TRIP,
  arrivalAirport: 'ICN',
  destination: ' Seoul ',
  startDate: date('2026-12-03'),
  endDate: date('2026-12-13'),
};

describe('isComplete', () => {
  it.each([
    ['destination', { destination: '  ' }],
    ['arrival date', { startDate: null }],
    ['departure date', { endDate: null }],
  ])('misses the %s §5.5', (_name, missing) => {
    expect(isComplete(fields)).toBe(true);
    expect(isComplete({ ...fields, ...missing })).toBe(false);
  });
});

it('suggests airport, month and year as the name §5.12', () => {
  expect(suggestName(fields, 'en')).toBe('ICN Dec-2026');
  expect(suggestName({ ...fields, arrivalAirport: '' }, 'en')).toBe('Seoul Dec-2026');
  expect(suggestName({ ...fields, arrivalAirport: 'icn' }, 'en')).toBe('ICN Dec-2026');
  expect(suggestName(EMPTY_TRIP, 'en')).toBe('');
});

describe('toTripCreate', () => {
  it('sends the suggested name if none was written, and no empty airport', () => {
    expect(toTripCreate(fields, {}, circumstances)).toEqual({
      name: 'ICN Dec-2026',
      destination: 'Seoul',
      startDate: '2026-12-03',
      endDate: '2026-12-13',
      arrivalAirport: 'ICN',
      departureAirport: null,
    });
  });

  it('sends the flights along, as of today', () => {
    const flightDetails = { outbound: { flightNumber: 'KE082' } };
    expect(toTripCreate(fields, { flightDetails, checkedBags: 2 }, circumstances)).toMatchObject({
      flightDetails: { ...flightDetails, asOf: '2026-11-20' },
      checkedBags: 2,
    });
  });

  it('sends nothing incomplete', () => {
    expect(toTripCreate({ ...fields, endDate: null }, {}, circumstances)).toBeUndefined();
  });
});
