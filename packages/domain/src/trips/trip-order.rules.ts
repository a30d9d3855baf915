import type { CalendarDate } from '../shared/calendar-date.ts';
import { type TripDates, type TripPhase, tripPhase } from './trip-days.rules.ts';

/** What the order of a trip depends on. */
export interface TripMoment extends TripDates {
  /** The date at the destination. */
  readonly today: CalendarDate;
}

export interface ArrangedTrips<Item> {
  /** Trips that are under way, then those to come, by their first day. */
  readonly planned: readonly Item[];
  /** Trips whose last day at the destination is over, the latest first. */
  readonly past: readonly Item[];
}

interface Placed<Item> extends TripMoment {
  readonly item: Item;
  readonly phase: TripPhase;
}

/** Far-apart zones can put a trip to come on the first day of one that is under way: the phase decides before the date. */
function comparePlanned(a: Placed<unknown>, b: Placed<unknown>): number {
  if (a.phase !== b.phase) return a.phase === 'running' ? -1 : 1;
  return a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate);
}

function comparePast(a: Placed<unknown>, b: Placed<unknown>): number {
  return b.endDate.localeCompare(a.endDate) || b.startDate.localeCompare(a.startDate);
}

/** Every trip once, in the order of its dates; trips of the same days keep the order they came in. */
export function arrangeTrips<Item>(
  items: readonly Item[],
  momentOf: (item: Item) => TripMoment,
): ArrangedTrips<Item> {
  const placed = items.map((item): Placed<Item> => {
    const moment = momentOf(item);
    return { ...moment, item, phase: tripPhase(moment, moment.today) };
  });
  const isPast = ({ phase }: Placed<Item>): boolean => phase === 'past';
  return {
    planned: placed
      .filter((one) => !isPast(one))
      .sort(comparePlanned)
      .map(({ item }) => item),
    past: placed
      .filter(isPast)
      .sort(comparePast)
      .map(({ item }) => item),
  };
}
