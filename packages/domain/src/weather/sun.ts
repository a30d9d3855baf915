import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { type WallTime, fromMinutes } from '../shared/wall-time.ts';
import { type LocalTime, toInstant, toLocal } from '../shared/zoned.ts';

/** The sun on a date at a place, on the clock of its zone. */
export type SunDay =
  | {
      readonly kind: 'rises';
      readonly sunrise: LocalTime;
      /** In a northern summer possibly after midnight, so on the next date. */
      readonly sunset: LocalTime;
      readonly dayLengthMin: number;
    }
  | { readonly kind: 'polar-day'; readonly dayLengthMin: 1440 }
  | { readonly kind: 'polar-night'; readonly dayLengthMin: 0 };

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
/** 2000-01-01T12:00Z, from which the formulas count. */
const J2000_MS = 946_728_000_000;
/** Half the sun's disc and the refraction at the horizon: when its upper edge is seen to rise. */
const HORIZON_DEGREES = -0.833;

/** Until the sun is so low there is light enough outdoors: civil twilight. */
const TWILIGHT_DEGREES = -6;

const NOON: WallTime = fromMinutes(720);

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const sin = (degrees: number): number => Math.sin(toRadians(degrees));
const cos = (degrees: number): number => Math.cos(toRadians(degrees));

/** Declination in degrees, and by how many minutes a sundial is ahead of the mean sun. */
function sunAt(instantMs: number): { declination: number; equationMin: number } {
  const t = (instantMs - J2000_MS) / MS_PER_DAY / 36_525;
  const longitude = 280.46646 + t * (36_000.76983 + t * 0.0003032);
  const anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537);
  const eccentricity = 0.016708634 - t * 0.000042037;
  const center =
    sin(anomaly) * (1.914602 - t * 0.004817) +
    sin(2 * anomaly) * 0.019993 +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * t;
  const apparent = longitude + center - 0.00569 - 0.00478 * sin(node);
  const obliquity = 23.439291 - t * 0.0130042 + 0.00256 * cos(node);
  const y = Math.tan(toRadians(obliquity) / 2) ** 2;
  const equation =
    y * sin(2 * longitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y * y * sin(4 * longitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly);
  return {
    declination: (Math.asin(sin(obliquity) * sin(apparent)) * 180) / Math.PI,
    equationMin: (equation * 180 * 4) / Math.PI,
  };
}

/** The sun's highest point that is nearest to an instant, as an instant. */
function noonNear(instantMs: number, longitude: number): number {
  const midnightMs = Math.floor(instantMs / MS_PER_DAY) * MS_PER_DAY;
  const { equationMin } = sunAt(instantMs);
  const noonMs = midnightMs + (720 - 4 * longitude - equationMin) * MS_PER_MINUTE;
  return noonMs + Math.round((instantMs - noonMs) / MS_PER_DAY) * MS_PER_DAY;
}

/** Cosine of the hour angle at which the sun is so high; beyond ±1 it never is. */
function hourCosine(altitude: number, latitude: number, declination: number): number {
  return (sin(altitude) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
}

interface Crossing {
  readonly noonMs: number;
  readonly latitude: number;
  readonly altitude: number;
  /** On the way up (-1) or down (1). */
  readonly side: -1 | 1;
}

/** When the sun is so high: the declination is that of the event, found in three rounds. */
function crossing({ noonMs, latitude, altitude, side }: Crossing): number {
  let eventMs = noonMs;
  for (let round = 0; round < 3; round += 1) {
    const cosine = hourCosine(altitude, latitude, sunAt(eventMs).declination);
    const angle = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
    eventMs = noonMs + side * angle * 4 * MS_PER_MINUTE;
  }
  return eventMs;
}

const toNearestMinute = (instantMs: number, zone: string): LocalTime =>
  toLocal(new Date(instantMs + MS_PER_MINUTE / 2), zone);

/** The sun's highest point around the noon of a date. */
function noonOf(date: CalendarDate, [longitude]: Coordinates, zone: string): number {
  return noonNear(toInstant({ date, time: NOON, zone }).getTime(), longitude);
}

/**
 * Sunrise and sunset around the noon of a date, by the equations of NOAA's solar calculator (after Meeus,
 * *Astronomical Algorithms*): within a minute or two below 65°, within a few minutes beyond, for a flat
 * horizon at sea level. Own code, for the libraries that do it well would be the domain's second dependency.
 */
export function sunOfDay(date: CalendarDate, coordinates: Coordinates, zone: string): SunDay {
  const latitude = coordinates[1];
  const noonMs = noonOf(date, coordinates, zone);
  const cosine = hourCosine(HORIZON_DEGREES, latitude, sunAt(noonMs).declination);
  if (cosine > 1) return { kind: 'polar-night', dayLengthMin: 0 };
  if (cosine < -1) return { kind: 'polar-day', dayLengthMin: 1440 };
  const horizon = { noonMs, latitude, altitude: HORIZON_DEGREES };
  const sunriseMs = crossing({ ...horizon, side: -1 });
  const sunsetMs = crossing({ ...horizon, side: 1 });
  return {
    kind: 'rises',
    sunrise: toNearestMinute(sunriseMs, zone),
    sunset: toNearestMinute(sunsetMs, zone),
    dayLengthMin: Math.round((sunsetMs - sunriseMs) / MS_PER_MINUTE),
  };
}

/**
 * Dawn and dusk around the noon of a date, at the ends of civil twilight; undefined where the sun does not get that
 * low, or not that high.
 */
export function twilightOfDay(
  date: CalendarDate,
  coordinates: Coordinates,
  zone: string,
): { readonly dawn: LocalTime; readonly dusk: LocalTime } | undefined {
  const latitude = coordinates[1];
  const noonMs = noonOf(date, coordinates, zone);
  const cosine = hourCosine(TWILIGHT_DEGREES, latitude, sunAt(noonMs).declination);
  if (Math.abs(cosine) > 1) return undefined;
  const low = { noonMs, latitude, altitude: TWILIGHT_DEGREES };
  return {
    dawn: toNearestMinute(crossing({ ...low, side: -1 }), zone),
    dusk: toNearestMinute(crossing({ ...low, side: 1 }), zone),
  };
}
