import type { DayChoice } from '@ooo/domain/pois/day-filter';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { hotelsOfDay } from '@ooo/domain/scheduling/day-places';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';

/** With more hotels than this they are places among others, not where the traveller sleeps. */
const MAX_HOTELS = 6;

/** The traveller's hotels; for a single day those of its nights. */
export function listHotels(pois: readonly Poi[], day: DayChoice): Poi[] {
  const hotels = pois.filter((poi) => poi.tag === 'hotel' && poi.location.coordinates);
  if (!isCalendarDate(day)) return hotels.length > MAX_HOTELS ? [] : hotels;
  const { startAt, endAt } = hotelsOfDay(pois, day);
  return hotels.filter(({ location: { coordinates } }) =>
    [startAt, endAt].some((at) => at !== undefined && String(at) === String(coordinates)),
  );
}

/** An airport with its events: a landing, a departure, or both. */
export interface AirportStop {
  readonly key: string;
  readonly events: readonly Poi[];
}

/** The airports of the trip that are known by their coordinates; of a single day those of its flights. */
export function listAirportStops(events: readonly Poi[], day: DayChoice): AirportStop[] {
  const shown = events.filter(
    ({ date, location }) => location.coordinates && (!isCalendarDate(day) || date === day),
  );
  const spots = Map.groupBy(shown, ({ location }) => String(location.coordinates));
  return [...spots].map(([key, at]) => ({ key, events: at }));
}

/** What a press on an airport chooses: its first event, then the next one, and the first again. */
export function nextEvent(
  { events }: AirportStop,
  selectedId: Poi['id'] | undefined,
): Poi | undefined {
  const at = events.findIndex(({ id }) => id === selectedId);
  return events[(at + 1) % events.length];
}
