import { type CalendarDate, daysBetween, listDates, weekdayOf } from '../shared/calendar-date.ts';
import { parseDuration } from '../shared/duration.ts';
import type { FlightDetails } from '../trips/trip.schema.ts';
import type { PackingCountry, PackingInput, PackingTrip } from './packing-input.types.ts';
import { findTripActivities, type TripActivities } from './trip-activities.ts';
import { findTripClimate, type TripClimate } from './trip-climate.ts';
import type { Washing } from '@ooo/texts/packing.types';
import { planWashing } from './washing.ts';

/** The facts about a trip that packing depends on. */
export interface TripProfile {
  readonly trip: PackingTrip;
  readonly days: number;
  /** The days from Monday to Friday, at least one. */
  readonly workDays: number;
  readonly washing: Washing;
  /** Undefined if nothing is known about the weather. */
  readonly climate: TripClimate | undefined;
  readonly activities: TripActivities;
  /** The ages of the children, the youngest first. */
  readonly childrenAges: readonly number[];
  readonly isFlying: boolean;
  /** Of the longer direction; undefined if it is unknown. */
  readonly flightMin: number | undefined;
  /** What the ticket says about bags; empty if it says nothing. */
  readonly allowance: readonly string[];
  readonly from: PackingCountry | undefined;
  readonly to: PackingCountry | undefined;
  /** Undefined unless both countries are known. */
  readonly isAbroad: boolean | undefined;
}

function longestFlight(flights: FlightDetails | null): number | undefined {
  const lengths = [flights?.outbound, flights?.return].flatMap((direction) => {
    const whole = direction?.duration === undefined ? undefined : parseDuration(direction.duration);
    if (whole !== undefined) return [whole];
    const parts = (direction?.segments ?? []).flatMap(({ duration }) => {
      const minutes = duration === undefined ? undefined : parseDuration(duration);
      return minutes === undefined ? [] : [minutes];
    });
    return parts.length > 0 ? [parts.reduce((sum, part) => sum + part, 0)] : [];
  });
  return lengths.length > 0 ? Math.max(...lengths) : undefined;
}

function listAllowance(flights: FlightDetails | null): string[] {
  const { weightLimit, carryOnLimit } = flights?.baggage ?? {};
  const printed = [flights?.outbound, flights?.return]
    .flatMap((direction) => direction?.segments ?? [])
    .map(({ baggage }) => baggage);
  const own = [weightLimit, carryOnLimit].filter((text) => text?.trim());
  const texts = own.length > 0 ? own : printed;
  return [...new Set(texts.flatMap((text) => (text?.trim() ? [text.trim()] : [])))];
}

function isWorkDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday >= 1 && weekday <= 5;
}

export function toTripProfile(input: PackingInput): TripProfile {
  const { trip, weather, places, from, to } = input;
  const { startDate, endDate, flightDetails, checkedBags } = trip;
  const { activities = [], childrenAges = [], laundry } = trip.packingPreferences ?? {};
  const days = daysBetween(startDate, endDate) + 1;
  const workDays = listDates(startDate, endDate).filter(isWorkDay);
  return {
    trip,
    days,
    workDays: Math.max(1, workDays.length),
    washing: planWashing({ days, laundry, checkedBags }),
    climate: findTripClimate(weather, trip),
    activities: findTripActivities(activities, places),
    childrenAges: childrenAges.toSorted((a, b) => a - b),
    isFlying: Boolean(flightDetails ?? trip.departureAirport ?? trip.arrivalAirport),
    flightMin: longestFlight(flightDetails) ?? input.flightMin,
    allowance: listAllowance(flightDetails),
    from,
    to,
    isAbroad: from && to && from.countryCode !== to.countryCode,
  };
}
