import * as fc from 'fast-check';
import { type CalendarDate, fromDayNumber } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { fromMinutes } from '../shared/wall-time.ts';

const FIRST_DAY = -25_567;
const LAST_DAY = 84_005;

/** Any date of the years 1900 to 2199. */
export const anyDate = fc.integer({ min: FIRST_DAY, max: LAST_DAY }).map(fromDayNumber);

/** A date between 2000 and 2060: what trips are made of. */
export const tripDate = fc.integer({ min: 10_957, max: 32_900 }).map(fromDayNumber);

export const anyTime = fc.integer({ min: 0, max: 1439 }).map(fromMinutes);

/** Zones with and without daylight saving, with odd offsets, and on both sides of the date line. */
export const anyZone = fc.constantFrom(
  'Asia/Seoul',
  'Asia/Kathmandu',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
);

export const anyCoordinates: fc.Arbitrary<Coordinates> = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
);

/** First and last date of a trip of 1 to 30 days. */
export const tripDates: fc.Arbitrary<{ startDate: CalendarDate; endDate: CalendarDate }> = fc
  .tuple(fc.integer({ min: 10_957, max: 32_900 }), fc.integer({ min: 0, max: 29 }))
  .map(([first, nights]) => ({
    startDate: fromDayNumber(first),
    endDate: fromDayNumber(first + nights),
  }));
