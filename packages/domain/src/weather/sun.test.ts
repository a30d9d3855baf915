import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { minutesBetweenZoned } from '../shared/zoned.ts';
import { anyCoordinates, anyZone, tripDate } from '../testing/arbitraries.ts';
import { date, time } from '../testing/literals.ts';
import { sunOfDay } from './sun.ts';

const PLACES: Readonly<Record<string, readonly [Coordinates, string]>> = {
  Seoul: [[126.978, 37.5665], 'Asia/Seoul'],
  Tokyo: [[139.6917, 35.6895], 'Asia/Tokyo'],
  London: [[-0.1278, 51.5074], 'Europe/London'],
  Paris: [[2.3522, 48.8566], 'Europe/Paris'],
  'New York': [[-74.006, 40.7128], 'America/New_York'],
  'Los Angeles': [[-118.2437, 34.0522], 'America/Los_Angeles'],
  Sydney: [[151.2093, -33.8688], 'Australia/Sydney'],
  'Cape Town': [[18.4241, -33.9249], 'Africa/Johannesburg'],
  Reykjavík: [[-21.94, 64.1466], 'Atlantic/Reykjavik'],
  Tromsø: [[18.9553, 69.6492], 'Europe/Oslo'],
  Longyearbyen: [[15.63, 78.22], 'Arctic/Longyearbyen'],
};

const sunAt = (place: string, day: string) => {
  const [coordinates, zone] = PLACES[place] ?? [[0, 0], 'UTC'];
  return { sun: sunOfDay(date(day), coordinates, zone), zone };
};

describe('sunOfDay', () => {
  /** From the almanacs of the countries and timeanddate.com. */
  it.each([
    ['Seoul', '2025-06-21', '05:11', '19:57'],
    ['Tokyo', '2025-01-01', '06:51', '16:38'],
    ['London', '2025-06-21', '04:43', '21:21'],
    ['London', '2025-12-21', '08:03', '15:53'],
    ['Paris', '2025-06-21', '05:47', '21:58'],
    ['New York', '2025-12-21', '07:17', '16:32'],
    ['Los Angeles', '2025-03-20', '06:56', '19:04'],
    ['Sydney', '2025-12-22', '05:41', '20:05'],
    ['Cape Town', '2025-06-21', '07:51', '17:45'],
    ['Reykjavík', '2025-12-21', '11:22', '15:29'],
  ])('rises and sets in %s on %s at %s and %s, within 3 minutes', (place, day, rise, set) => {
    const { sun, zone } = sunAt(place, day);
    if (sun.kind !== 'rises') throw new Error(sun.kind);
    for (const [found, known] of [
      [sun.sunrise, rise],
      [sun.sunset, set],
    ] as const) {
      const off = minutesBetweenZoned(
        { ...found, zone },
        { date: date(day), time: time(known), zone },
      );
      expect(Math.abs(off)).toBeLessThanOrEqual(3);
    }
  });

  it('sets after midnight in the summer of Reykjavík, on the next date', () => {
    const { sun } = sunAt('Reykjavík', '2025-06-21');
    expect(sun).toMatchObject({ sunrise: { date: '2025-06-21' }, sunset: { date: '2025-06-22' } });
  });

  it.each([
    ['Tromsø', '2025-12-21', 'polar-night', 0],
    ['Tromsø', '2025-11-29', 'polar-night', 0],
    ['Tromsø', '2025-06-21', 'polar-day', 1440],
    ['Longyearbyen', '2025-11-15', 'polar-night', 0],
    ['Longyearbyen', '2025-04-25', 'polar-day', 1440],
  ])('in %s on %s is %s', (place, day, kind, dayLengthMin) => {
    expect(sunAt(place, day).sun).toEqual({ kind, dayLengthMin });
  });

  it('rises in Tromsø before the polar night and after it', () => {
    expect(sunAt('Tromsø', '2025-11-24').sun.kind).toBe('rises');
    expect(sunAt('Tromsø', '2025-01-18').sun.kind).toBe('rises');
  });

  it('sets after it rose, and is up for the length of the day', () => {
    fc.assert(
      fc.property(tripDate, anyCoordinates, anyZone, (day, coordinates, zone) => {
        const sun = sunOfDay(day, coordinates, zone);
        expect(sun.dayLengthMin).toBeGreaterThanOrEqual(0);
        expect(sun.dayLengthMin).toBeLessThanOrEqual(1440);
        if (sun.kind !== 'rises') return;
        const up = minutesBetweenZoned({ ...sun.sunrise, zone }, { ...sun.sunset, zone });
        // A clock set back that day may show a time twice, and only its first counts.
        expect([0, 1, 29, 30, 31, 59, 60, 61]).toContain(Math.abs(up - sun.dayLengthMin));
      }),
    );
  });

  it('has days of twelve hours and a little everywhere at the equinox', () => {
    const latitudes = fc.double({ min: -60, max: 60, noNaN: true });
    fc.assert(
      fc.property(latitudes, fc.double({ min: -180, max: 180, noNaN: true }), (lat, lon) => {
        const { dayLengthMin } = sunOfDay(date('2025-03-20'), [lon, lat], 'UTC');
        expect(dayLengthMin).toBeGreaterThan(720);
        expect(dayLengthMin).toBeLessThan(740);
      }),
    );
  });
});
