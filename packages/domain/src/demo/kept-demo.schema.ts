import { z } from 'zod';
import { MAX_PACKED_ITEMS, PackingItemId } from '../packing/packed.schema.ts';
import { PackingPreferences } from '../packing/packing.schema.ts';
import { type Poi, PoiCreate } from '../pois/poi.schema.ts';
import { MAX_POIS_PER_TRIP } from '../pois/poi-limits.ts';
import { EnteredTrip, type Trip, TripCreate } from '../trips/trip.schema.ts';

/** The browser's demo as it becomes a trip of an account: what a traveller would have entered. */
export const KeptDemo = z.object({
  trip: TripCreate,
  packingPreferences: PackingPreferences.nullable(),
  /** In the order in which they were saved. */
  pois: z.array(PoiCreate.omit({ tripId: true })).max(MAX_POIS_PER_TRIP),
  /** Ids of what is in the bag already. */
  packed: z.array(PackingItemId).max(MAX_PACKED_ITEMS),
});
export type KeptDemo = z.infer<typeof KeptDemo>;

/** The parts of a demo that are kept: dates, flights and wishes, every place with its time, and packed items. */
export function toKeptDemo(trip: Trip, pois: readonly Poi[], packed: string[]): KeptDemo {
  const { packingPreferences } = trip;
  return {
    trip: EnteredTrip.parse(trip),
    packingPreferences,
    packed,
    pois: pois.map(
      ({ id: _id, tripId: _tripId, createdAt: _made, updatedAt: _changed, ...poi }) => poi,
    ),
  };
}
