import type { PackingActivity } from '@ooo/texts/packing.types';
import { activityOf, PACKING_ACTIVITIES } from '@ooo/domain/packing/trip-activities';
import {
  PACKING_FIELDS,
  type PackingField,
  type Trip,
  type TripPatch,
} from '@ooo/domain/trips/trip.schema';

/** What a traveller can choose about packing. */
export interface PackingChoices extends Pick<Trip, PackingField> {
  readonly activities: readonly PackingActivity[];
  readonly childrenAges: readonly number[];
  /** Undefined if the traveller does not know. */
  readonly laundry: boolean | undefined;
}

export type PackingSettings = Pick<Trip, PackingField | 'packingPreferences'>;

/** The cast is safe: every field keeps its name and its value. */
function fieldsOf(trip: PackingSettings): Pick<Trip, PackingField> {
  return Object.fromEntries(PACKING_FIELDS.map((name) => [name, trip[name]])) as Pick<
    Trip,
    PackingField
  >;
}

export function toChoices(trip: PackingSettings): PackingChoices {
  const { activities = [], childrenAges = [], laundry } = trip.packingPreferences ?? {};
  const meant = new Set(activities.map(activityOf));
  return {
    ...fieldsOf(trip),
    activities: PACKING_ACTIVITIES.filter((activity) => meant.has(activity)),
    childrenAges,
    laundry,
  };
}

/**
 * The trip's fields for the choices. Words of the activities that stay are kept as they are, `golf` for sport, and so
 * are words that mean nothing here. Own items are not named, so that nothing happens to them.
 */
export function toPackingPatch(
  { packingPreferences }: PackingSettings,
  { activities, childrenAges, laundry, ...fields }: PackingChoices,
): TripPatch {
  const words = packingPreferences?.activities ?? [];
  const kept = words.filter((word) => {
    const activity = activityOf(word);
    return activity === undefined || activities.includes(activity);
  });
  const named = new Set(kept.map(activityOf));
  const added = activities.filter((activity) => !named.has(activity));
  return {
    ...fields,
    packingPreferences: {
      activities: [...kept, ...added].slice(0, 20),
      childrenAges: [...childrenAges],
      ...(laundry !== undefined && { laundry }),
    },
  };
}
