import type { Poi } from '../pois/poi.schema.ts';
import type { Trip } from '../trips/trip.schema.ts';

/** What a file of places is made of. */
export interface PlacesToExport {
  readonly trip: Pick<Trip, 'name' | 'destination'>;
  readonly pois: readonly Poi[];
}

/** What every format says of a place besides its name, position and notes; absent if unknown. */
export function detailsOf(poi: Poi): [name: string, value: string][] {
  const { tag, kind, date, startTime, duration, openingHours, location } = poi;
  const details: [string, string | null | undefined][] = [
    ['tag', tag],
    ['kind', kind],
    ['date', date],
    ['time', startTime],
    ['duration_min', duration === null ? null : String(duration)],
    ['address', location.address ?? location.neighborhood],
    ['opening_hours', openingHours],
    ['place_description', poi.description],
    ['source', poi.source],
    ['source_as_of', poi.sourceAsOf],
    ['source_id', poi.sourceId],
  ];
  return details.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function keyOf({ date, startTime }: Poi): string {
  return `${date ?? '9999'} ${startTime ?? '99:99'}`;
}

/** Day by day as they are planned, then those without a day in the order of saving. */
export function inOrderOfDays(pois: readonly Poi[]): Poi[] {
  const keyed = pois.map((poi) => ({ poi, key: keyOf(poi) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ poi }) => poi);
}

/** `2026-10-02 10:00`; empty without a day. */
export function whenOf({ date, startTime }: Poi): string {
  return [date, startTime].filter((part) => part !== null).join(' ');
}
