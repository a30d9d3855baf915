import { readFileSync } from 'node:fs';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { isTimeZone } from '@ooo/domain/shared/zoned';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sunOfDay } from '@ooo/domain/weather/sun';
import { toMinutes } from '@ooo/domain/shared/wall-time';
import { findAirport } from './airports.ts';
import { listAirports } from './airport-table.ts';
import { findClimate } from './climate.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'));

const text = z.string().trim().min(1);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const country = z.string().regex(/^[A-Z]{2}$/);
const iata = z.string().regex(/^[A-Z]{3}$/);

describe('airports.json', () => {
  const Airports = z.object({
    zones: z.array(text),
    rows: z.array(
      z.tuple([
        iata,
        z.string().regex(/^([A-Z0-9]{3,4})?$/),
        text,
        text,
        iata,
        country,
        z.string().regex(/^([A-Z]{2,3})?$/),
        latitude,
        longitude,
        z.int().min(0),
        z.int().min(0).max(2),
        z.int().min(0).max(1),
        z.string(),
      ]),
    ),
  });
  const { zones, rows } = Airports.parse(read('airports.json'));

  it('has every airport once', () => {
    expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(5000);
  });

  it('has zones that exist, under their present names', () => {
    const old = /^(Europe\/Kiev|Asia\/(Calcutta|Saigon|Rangoon|Katmandu)|America\/Godthab)$/;
    expect(zones.filter((zone) => !isTimeZone(zone) || old.test(zone))).toEqual([]);
    expect(rows.filter((row) => zones[row[9]] === undefined)).toEqual([]);
  });

  /** Merry Island lies off Vancouver; its source has the coordinates of a namesake in Hudson Bay. */
  const MISPLACED = ['YMR'];

  it('has zones that fit the place: the sun is highest between 10:00 and 16:00', () => {
    const odd = listAirports().filter(({ coordinates: [lon, lat], zone }) => {
      // The time of its highest point does not depend on the latitude, and near the equator it always sets.
      const sun = sunOfDay(CalendarDate.parse('2026-01-15'), [lon, lat / 10], zone);
      if (sun.kind !== 'rises') return true;
      const noon = toMinutes(sun.sunrise.time) + sun.dayLengthMin / 2;
      return noon < 600 || noon > 960;
    });
    expect(odd.map(({ iata }) => iata)).toEqual(MISPLACED);
  });
});

describe('climate.json', () => {
  const celsius = z.number().min(-45).max(50);
  const Climate = z.object({
    asOf: CalendarDate,
    sources: z.record(z.string(), text),
    stations: z.array(
      z.tuple(
        [
          text,
          z.string().regex(/^(\d{5})?$/),
          latitude,
          longitude,
          z.int().min(-450).max(5000),
          z.string().regex(/^\d{4}–\d{4}$/),
          text,
          z.array(celsius).length(12),
          z.array(celsius).length(12),
          z.array(z.int().min(0).max(1500)).length(12),
          z.array(z.number().min(0).max(31)).length(12),
        ],
        z.array(z.int().min(1).max(12)).max(8),
      ),
    ),
  });
  const { sources, stations } = Climate.parse(read('climate.json'));

  it('has stations all over the world, each once', () => {
    expect(stations.length).toBeGreaterThan(200);
    expect(new Set(stations.map(([name]) => name)).size).toBe(stations.length);
    const numbers = stations.map(([, wmo]) => wmo).filter((wmo) => wmo !== '');
    expect(new Set(numbers).size).toBe(numbers.length);
    const twins = stations.filter(([, , lat, lon], index) =>
      stations
        .slice(index + 1)
        .some((other) => metresBetween([lon, lat], [other[3], other[2]]) < 5000),
    );
    expect(twins.map(([name]) => name)).toEqual([]);
  });

  it('names a source of every station, and no other', () => {
    const named = new Set(stations.map((station) => station[6]));
    expect([...named].toSorted()).toEqual(Object.keys(sources).toSorted());
  });

  it('has lows below highs, and rain on days of rain', () => {
    const odd = stations.filter(([, , , , , , , highs, lows, mm, days]) =>
      highs.some(
        (high, month) =>
          high - (lows[month] ?? high) < 1.5 ||
          high - (lows[month] ?? high) > 22 ||
          (days[month] ?? 0) > (mm[month] ?? 0) + 2 ||
          (mm[month] ?? 0) > 45 * ((days[month] ?? 0) + 0.2),
      ),
    );
    expect(odd.map(([name]) => name)).toEqual([]);
  });

  it('is warmer in July north of the tropics and in January south of them', () => {
    const odd = stations.filter(
      ([, , lat, , , , , highs]) =>
        Math.abs(lat) > 23.5 && ((highs[6] ?? 0) - (highs[0] ?? 0)) * lat <= 0,
    );
    expect(odd.map(([name]) => name)).toEqual([]);
  });

  it('reaches four of five large airports', () => {
    const large = listAirports().filter(({ size, isScheduled }) => size === 'large' && isScheduled);
    const reached = large.filter(({ coordinates }) => findClimate({ coordinates }) !== undefined);
    expect(reached.length / large.length).toBeGreaterThan(0.8);
  });
});

describe('airlines.json', () => {
  const Airlines = z.array(
    z.tuple([
      z.string().regex(/^[A-Z0-9]{2}$/),
      z.string().regex(/^[A-Z]{3}( [A-Z]{3})*$/),
      text,
      country,
      z.array(text),
      z.literal('defunct').optional(),
    ]),
  );
  const rows = Airlines.parse(read('airlines.json'));

  it('has at least 200 airlines, each ICAO code once', () => {
    const codes = rows.flatMap(([, icaos]) => icaos.split(' '));
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('gives an IATA code to one airline that flies', () => {
    const active = rows.filter((row) => row[5] === undefined).map(([code]) => code);
    expect(active.filter((code, at) => active.indexOf(code) !== at)).toEqual([]);
  });
});

describe('cities.json', () => {
  it('has 60 cities and more with names in three languages and a centre', () => {
    const Cities = z.array(
      z.tuple([
        iata,
        text,
        country,
        longitude,
        latitude,
        z.string().regex(/[가-힣]/),
        z.string(),
        z.array(text),
      ]),
    );
    const rows = Cities.parse(read('cities.json'));
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length);
  });
});

describe('towns.json', () => {
  it('has names in English and Korean, a place and an airport near it', () => {
    const Towns = z.array(
      z.tuple([
        text,
        country,
        longitude,
        latitude,
        z.string().regex(/[가-힣]/),
        z.string(),
        z.array(text),
        iata,
      ]),
    );
    const far = Towns.parse(read('towns.json')).filter(([, , lon, lat, , , , code]) => {
      const airport = findAirport(code);
      return !airport || metresBetween(airport.coordinates, [lon, lat]) > 250_000;
    });
    expect(far).toEqual([]);
  });
});

function metresBetween(a: readonly [number, number], b: readonly [number, number]): number {
  const east = (a[0] - b[0]) * Math.cos((a[1] * Math.PI) / 180);
  return Math.hypot(east, a[1] - b[1]) * 111_195;
}
