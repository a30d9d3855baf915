import { isPlannable, UNSCHEDULED } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import {
  type DayRoom,
  type FreeSlot,
  freeSlots,
  listDayRooms,
  type SlotSource,
} from '@ooo/domain/scheduling/free-slots';
import { landingAirport } from '@ooo/domain/flight-window/landing-airport';
import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useAirport } from '../../airports/api/use-airport.ts';
import { usePreferences } from '../../../lib/preferences/use-preferences.ts';
import { useDestination } from '../../trip-data/api/use-destination.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { openOn } from '../../trip-data/api/open-on.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useOpeningHours } from '../../trip-data/api/use-opening-hours.ts';
import { useTripHours } from '../../trip-data/api/use-trip-hours.ts';
import { useUsualDay } from '../../trip-data/api/use-usual-day.ts';

export interface RoomOfDay {
  readonly date: CalendarDate;
  readonly room: DayRoom;
}

interface FreeSlots {
  /** The hours are not known yet: any slot offered now could be wrong. */
  readonly isPending: boolean;
  readonly days: readonly RoomOfDay[];
  /** The day in question: the wanted one, else the first with room. */
  readonly date: CalendarDate;
  /** When the place could be visited on that day. */
  readonly slots: readonly FreeSlot[];
  /** When it is open on that day; null if unknown. */
  readonly windows: readonly OpenWindow[] | null;
}

/** True for what is visited at a time: no hotel, and no part of the journey. */
export function isVisited(poi: Poi): boolean {
  return isPlannable({ ...poi, ...UNSCHEDULED });
}

/** Where on the days of the trip there is room for a place, worked out in the browser. */
export function useFreeSlots(trip: Trip, poi: Poi, wanted: CalendarDate | undefined): FreeSlots {
  const pois = usePois(trip.id).data;
  const hours = useTripHours(trip);
  // A long trip has more days than an answer holds: those around the date come by themselves.
  const week = useOpeningHours(trip, wanted);
  const landing = useAirport(trip.flightDetails ? landingAirport(trip) : null);
  const now = useNow(useDestination(trip).data?.zone);
  const { travelBy } = usePreferences();
  const usual = useUsualDay();
  const known = hours.find(poi.id);
  const source: SlotSource = {
    trip,
    pois: pois ?? [],
    hoursOf: (_, day) =>
      known?.find((one) => one.date === day)?.windows ?? openOn(week, poi.id, day),
    airportAt: landing.coordinates,
    travelBy,
    usual,
    now,
  };
  const days = listDayRooms(source, poi);
  const date = wanted ?? days.find(({ room }) => room === 'free')?.date ?? trip.startDate;
  return {
    isPending: pois === undefined || hours.isPending,
    days,
    date,
    slots: freeSlots(source, poi, date),
    windows: source.hoursOf(poi, date),
  };
}
