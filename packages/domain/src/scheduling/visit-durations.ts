import type { PoiTag } from '../pois/poi.schema.ts';
import { DURATION_OPTIONS_MIN, DEFAULT_DURATION_MIN } from '../pois/poi-limits.ts';

/** Typical visits in minutes, all of them offered options. */
const TYPICAL_MIN: Readonly<Record<PoiTag, (typeof DURATION_OPTIONS_MIN)[number]>> = {
  eat: 90,
  drink: 90,
  tour: 120,
  shop: 60,
  hotel: 30,
  airport: 60,
  misc: DEFAULT_DURATION_MIN,
};

/** The offered duration that is nearest, the longer one of two equally near. */
export function toOfferedDuration(durationMin: number): number {
  return DURATION_OPTIONS_MIN.reduce<number>(
    (best, option) =>
      Math.abs(option - durationMin) <= Math.abs(best - durationMin) ? option : best,
    DURATION_OPTIONS_MIN[0],
  );
}

/** How long a visit of the place is planned: the traveller's choice, otherwise the usual time for its kind. */
export function visitDurationMin(poi: { duration: number | null; tag: PoiTag }): number {
  return poi.duration ?? TYPICAL_MIN[poi.tag];
}
