import { isNearDestination } from '../distance/near-destination.rules.ts';
import { WALKING_KMH } from '../distance/travel-time.ts';
import { dayBounds, flightWindow } from '../flight-window/flight-window.rules.ts';
import { filterByDay } from '../pois/day-filter.ts';
import type { Poi } from '../pois/poi.schema.ts';
import { baseOfNight } from '../scheduling/day-places.ts';
import { type DayWishes, dayHours, DEFAULT_DAY } from '../scheduling/pace.ts';
import type { OpenWindow } from '../scheduling/schedule.schema.ts';
import { addDays, type CalendarDate } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { TravelMeans } from '../shared/preferences.ts';
import { listTripDays, type TripDay } from '../trips/trip-days.rules.ts';
import type { Trip } from '../trips/trip.schema.ts';
import { listRows } from './itinerary-rows.ts';
import type { Itinerary, ItineraryDay, ItineraryRow } from './itinerary.types.ts';

export interface ItinerarySource {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
  /** Landing and departure. */
  readonly airportEvents: readonly Poi[];
  /** Open windows of a place on a date; empty if it is closed, null if unknown. */
  readonly hoursOf: (poi: Poi, date: CalendarDate) => readonly OpenWindow[] | null;
  readonly destinationAt: Coordinates | undefined;
  readonly travelBy?: TravelMeans | undefined;
  /** The traveller's ordinary day, whose hours are what a day can hold. */
  readonly usual?: DayWishes | undefined;
}

/**
 * A trip day by day, and places without a day. Each place appears once, but for hotels, which appear on every evening before a
 * night in them. Travel is estimated.
 */
export function toItinerary(source: ItinerarySource): Itinerary {
  const { trip, pois, destinationAt } = source;
  const days = listTripDays(trip).map((day) => toDay(source, day));
  const shown = new Set(days.flatMap(({ rows }) => rows.map(({ poi }) => poi.id)));
  const waiting = pois.filter(({ id }) => !shown.has(id));
  return {
    days,
    ideas: waiting.filter((poi) => isNearDestination(poi, destinationAt)),
    far: waiting.filter((poi) => !isNearDestination(poi, destinationAt)),
  };
}

function toDay(source: ItinerarySource, { date, number }: TripDay): ItineraryDay {
  const { trip, pois, airportEvents, hoursOf, travelBy, usual } = source;
  const rows = listRows({
    trip,
    stops: filterByDay(pois, date),
    flights: airportEvents.filter((event) => event.date === date),
    morningBase: date === trip.startDate ? undefined : baseOfNight(pois, addDays(date, -1)),
    nightBase: date === trip.endDate ? undefined : baseOfNight(pois, date),
    hoursOf: (poi) => hoursOf(poi, date),
    travelBy,
  });
  const travelMin = sum(rows, ({ travel }) => travel?.minutes ?? 0);
  const visitMin = sum(rows, (row) => (row.type === 'stop' ? row.endMin - row.startMin : 0));
  const walkMin = sum(rows, ({ travel }) => travel?.walkMin ?? 0);
  return {
    date,
    number,
    rows,
    stopCount: rows.filter(({ type }) => type === 'stop').length,
    walkKm: (walkMin / 60) * WALKING_KMH,
    travelMin,
    fill:
      visitMin === 0 ? 0 : (visitMin + travelMin - transferMin(rows)) / roomMin(trip, date, usual),
  };
}

function sum(rows: readonly ItineraryRow[], of: (row: ItineraryRow) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

/** Travel from and to the airport: the time for it is not part of the day's hours. */
function transferMin(rows: readonly ItineraryRow[]): number {
  return rows.reduce((total, { type, travel }, index) => {
    const isTransfer = type === 'flight' || rows[index - 1]?.type === 'flight';
    return total + (isTransfer ? (travel?.minutes ?? 0) : 0);
  }, 0);
}

/** The minutes between the start and end of the traveller's ordinary day, less what the flights take of them; at least one. */
function roomMin(trip: Trip, date: CalendarDate, wishes: DayWishes = DEFAULT_DAY): number {
  const usual = dayHours(wishes);
  const bounds = dayBounds(flightWindow(trip), date) ?? { startMin: 0, endMin: 0 };
  const startMin = Math.max(usual.startMin, bounds.startMin);
  const endMin = Math.min(usual.endMin, bounds.endMin);
  return Math.max(1, endMin - startMin);
}

/** Whether the days have only flights, and no place waits for a day. */
export function isEmptyItinerary({ days, ideas, far }: Itinerary): boolean {
  return (
    ideas.length + far.length === 0 &&
    days.every(({ rows }) => rows.every(({ type }) => type === 'flight'))
  );
}
