import type { PoiId } from '../shared/ids.ts';
import { withPatch } from '../shared/with-patch.ts';
import type { Poi, PoiCreate } from './poi.schema.ts';
import { withStoredTag } from './stored-tag.ts';

/** A new POI: fields that are not given are unknown. `now` is an instant with `Z`. */
export function newPoi(
  input: PoiCreate,
  { id, now }: { readonly id: PoiId; readonly now: string },
): Poi {
  const blank: Poi = {
    id,
    tripId: input.tripId,
    name: input.name,
    category: 'POI',
    tag: 'misc',
    kind: null,
    date: null,
    endDate: null,
    startTime: null,
    duration: null,
    notes: null,
    description: null,
    location: {},
    openingHours: null,
    source: null,
    sourceId: null,
    sourceAsOf: null,
    planned: false,
    createdAt: now,
    updatedAt: now,
  };
  return withPatch(blank, withStoredTag(input));
}
