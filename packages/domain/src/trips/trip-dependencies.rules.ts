import type { DestinationOverview } from '../overview/overview.schema.ts';
import { PACKING_FIELDS, type Trip } from './trip.schema.ts';

/** A trip goes to its destination, and the arrival airport decides between cities of the same name. */
const GOAL = ['destination', 'arrivalAirport'] as const;
const DATES = ['startDate', 'endDate'] as const;

/**
 * What depends on a trip, each with its fields. A packing list depends on the length and bags of flights, and its
 * reasons use the trip's unit of temperatures.
 */
export const MADE_OF = {
  country: GOAL,
  weather: [...GOAL, ...DATES],
  overview: [...GOAL, ...DATES],
  /** The difference of clocks that an overview tells, which is not kept with it. */
  timeDifference: [...GOAL, ...DATES, 'departureAirport'],
  packing: [
    ...GOAL,
    ...DATES,
    'departureAirport',
    'flightDetails',
    ...PACKING_FIELDS,
    'packingPreferences',
    'temperatureUnit',
  ],
  /** Whether places can keep their times, and the days of their opening hours. */
  times: [...GOAL, ...DATES, 'flightDetails'],
} as const satisfies Readonly<Record<string, readonly (keyof Trip)[]>>;

export type Consequence = keyof typeof MADE_OF;
const isConsequence = (name: string): name is Consequence => Object.hasOwn(MADE_OF, name);
const CONSEQUENCES = Object.keys(MADE_OF).filter(isConsequence);

/** The fields from which something follows. */
export type TripSource = Pick<Trip, (typeof MADE_OF)[Consequence][number]>;

/** What no longer fits a trip after a change: it has to be made again, or checked. */
export function whatChanges(before: TripSource, after: TripSource): ReadonlySet<Consequence> {
  return new Set(
    CONSEQUENCES.filter((consequence) =>
      MADE_OF[consequence].some(
        (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
      ),
    ),
  );
}

/** What is kept for a trip in its caches. */
export const CACHES = ['weather', 'packing', 'overview'] as const satisfies readonly Consequence[];
export type CacheName = (typeof CACHES)[number];

/** The caches among what has changed. */
export function staleCaches(changed: ReadonlySet<Consequence>): CacheName[] {
  return CACHES.filter((cache) => changed.has(cache));
}

type Reader = Pick<DestinationOverview, 'language' | 'temperatureUnit'>;

/** Whether an overview was written for such a reader. A packing list is kept by language, and has the trip's unit. */
export function isWrittenFor(overview: Reader, reader: Reader): boolean {
  return (
    overview.language === reader.language && overview.temperatureUnit === reader.temperatureUnit
  );
}
