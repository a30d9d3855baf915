import * as fc from 'fast-check';
import { climateOfDay } from '@ooo/domain/weather/climate-of-day';
import { fromDayNumber, listDates, toDayNumber } from '@ooo/domain/shared/calendar-date';
import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { findCityClimate, findClimate } from './climate.ts';
import { listClimateStations } from './climate-table.ts';

/** The sixty cities that OOO knows best. */
const CITIES =
  `SEL PUS CJU TYO OSA KYOTO FUK SPK BJS SHA HKG TPE BKK HKT CNX SGN HAN DAD SIN KUL DPS MNL
  CEB DEL BOM DXB IST LON EDI DUB PAR NCE AMS BER MUC ZRH VIE PRG BUD ATH ROM MIL VCE FLR MAD BCN LIS CPH
  STO NYC LAX SFO CHI LAS WAS HNL YTO YVR MEX SYD`.split(/\s+/);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('findCityClimate', () => {
  it('knows each of the sixty cities by a station within 60 km', () => {
    expect(CITIES).toHaveLength(60);
    const far = CITIES.filter((city) => (findCityClimate(city)?.distanceKm ?? Infinity) > 60);
    expect(far).toEqual([]);
  });

  /** As the weather services publish them, 1991–2020. */
  it.each([
    ['SEL', 1, 2.1, -5.5, 4],
    ['SEL', 7, 29.0, 22.3, 13],
    ['TYO', 6, 26.1, 19.2, 12],
    ['OSA', 8, 33.7, 25.8, 7],
    ['SPK', 2, 0.4, -6.4, 16],
    ['LON', 7, 23.9, 14.2, 8],
    ['NYC', 1, 4.2, -2.3, 8],
    ['SFO', 9, 23.2, 13.6, 0],
    ['LAX', 6, 21.9, 16.2, 0],
    ['BKK', 4, 36.1, 27.0, 6],
    ['BOM', 7, 30.3, 25.5, 25],
    ['SYD', 1, 27.0, 20.0, 8],
    ['YVR', 12, 6.3, 1.0, 16],
    ['TPE', 7, 34.9, 26.7, 9],
    ['DXB', 8, 41.3, 30.2, 0],
  ])('%s in month %i: %f over %f °C, rain on %i days', (city, month, highC, lowC, days) => {
    const climate = findCityClimate(city);
    expect(Math.abs((climate?.highC[month - 1] ?? 99) - highC)).toBeLessThanOrEqual(2);
    expect(Math.abs((climate?.lowC[month - 1] ?? 99) - lowC)).toBeLessThanOrEqual(2);
    expect(Math.abs((climate?.rainDays[month - 1] ?? 99) - days)).toBeLessThanOrEqual(3);
  });

  it('says which station it is, how far, of which years and by whom', () => {
    expect(findCityClimate('Kyoto')).toMatchObject({
      station: 'Kyoto',
      distanceKm: expect.any(Number),
      period: '1991–2020',
      source: 'Japan Meteorological Agency',
      asOf: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(findCityClimate('SEL')?.source).toContain('Deutscher Wetterdienst');
    expect(findCityClimate('Atlantis')).toBeUndefined();
  });
});

describe('findClimate', () => {
  it('finds nothing in the middle of the ocean or of Antarctica', () => {
    expect(findClimate({ coordinates: [-140, -45] })).toBeUndefined();
    expect(findClimate({ coordinates: [0, -85] })).toBeUndefined();
  });

  it('takes the nearest station where the height is not known', () => {
    expect(findClimate({ coordinates: [9.84, 46.5] })?.station).toBe('Davos');
  });

  it('prefers a station of a like height where it is known', () => {
    const chur: [number, number] = [9.53, 46.85];
    expect(findClimate({ coordinates: chur })?.station).toBe('Davos');
    expect(findClimate({ coordinates: chur, elevation: 593 })?.station).toBe('Zürich Fluntern');
    expect(findClimate({ coordinates: chur, elevation: 1800 })?.station).toBe('Davos');
  });

  it('is 6.5 °C colder a kilometre above the station', () => {
    const [lowland, above] = [61, 1061].map((elevation) =>
      findClimate({ coordinates: [-21.9, 64.1], elevation }),
    );
    expect(lowland?.station).toBe('Reykjavík');
    expect(above?.station).toBe('Reykjavík');
    lowland?.highC.forEach((high, month) => {
      expect(high - (above?.highC[month] ?? 0)).toBeCloseTo(6.5, 5);
    });
    expect(above?.rainDays).toEqual(lowland?.rainDays);
  });

  it('never answers from beyond 300 km, and nothing is nearer than its answer', () => {
    const coordinates = fc.tuple(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
    );
    fc.assert(
      fc.property(coordinates, fc.option(fc.integer({ min: 0, max: 5000 })), (place, metres) => {
        const nearest = findClimate({ coordinates: place });
        const chosen = findClimate({
          coordinates: place,
          ...(metres === null ? {} : { elevation: metres }),
        });
        expect(chosen === undefined).toBe(nearest === undefined);
        expect(nearest?.distanceKm ?? 0).toBeLessThanOrEqual(chosen?.distanceKm ?? 0);
        expect(chosen?.distanceKm ?? 0).toBeLessThanOrEqual(300);
      }),
    );
  });
});

describe('the days of a year at every station', () => {
  const year = listDates(date('2026-01-01'), date('2026-12-31'));

  it('have the means of their months, and no low above its high', () => {
    const crossing = [];
    const off = [];
    for (const station of listClimateStations()) {
      const days = year.map((day) => ({ day, ...climateOfDay(station, day) }));
      if (days.some(({ highC, lowC }) => lowC > highC)) crossing.push(station.station);
      for (let month = 0; month < 12; month += 1) {
        const ofMonth = days.filter(({ day }) => Number(day.slice(5, 7)) === month + 1);
        const highOff = mean(ofMonth.map(({ highC }) => highC)) - (station.highC[month] ?? 0);
        const lowOff = mean(ofMonth.map(({ lowC }) => lowC)) - (station.lowC[month] ?? 0);
        if (Math.max(Math.abs(highOff), Math.abs(lowOff)) >= 0.1) off.push(station.station);
      }
    }
    expect({ crossing, off }).toEqual({ crossing: [], off: [] });
  });

  it('change by no more than a degree from one to the next', () => {
    const jumping = listClimateStations().filter((station) =>
      year.some((day) => {
        const next = fromDayNumber(toDayNumber(day) + 1);
        const step = climateOfDay(station, day).highC - climateOfDay(station, next).highC;
        return Math.abs(step) > 1;
      }),
    );
    expect(jumping.map(({ station }) => station)).toEqual([]);
  });
});
