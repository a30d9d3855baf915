import { type PoiTag, TAGS } from '../pois/poi-tags.ts';
import { DURATION_OPTIONS_MIN } from '../pois/poi-limits.ts';

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
  return poi.duration ?? TAGS[poi.tag].visitMin;
}
