import type { PackingActivity } from '@ooo/texts/packing.types';
import { activityOf, PACKING_ACTIVITIES } from '@ooo/domain/packing/trip-activities';
import type { Gender, Occasion, Trip, TripPatch } from '@ooo/domain/trips/trip.schema';

/** What a traveller can choose about packing. */
export interface PackingChoices {
  readonly occasion: Occasion;
  readonly checkedBags: number;
  readonly carryOnBags: number;
  readonly gender: Gender;
  readonly activities: readonly PackingActivity[];
  readonly childrenAges: readonly number[];
  /** Undefined if the traveller does not know. */
  readonly laundry: boolean | undefined;
}

export type PackingSettings = Pick<
  Trip,
  'occasion' | 'checkedBags' | 'carryOnBags' | 'gender' | 'packingPreferences'
>;

export function toChoices(trip: PackingSettings): PackingChoices {
  const { occasion, checkedBags, carryOnBags, gender, packingPreferences } = trip;
  const { activities = [], childrenAges = [], laundry } = packingPreferences ?? {};
  const meant = new Set(activities.map(activityOf));
  return {
    occasion,
    checkedBags,
    carryOnBags,
    gender,
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
