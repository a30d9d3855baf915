import { isNearDestination } from '../distance/near-destination.rules.ts';
import { distanceKm } from '../distance/haversine.ts';
import { type BuiltInPlace, whereaboutsOf } from '../places/built-in-place.ts';
import { builtInSource } from '../places/built-in-source.ts';
import { MAX_POIS_PER_TRIP } from '../pois/poi-limits.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { Language } from '../shared/language.ts';
import { nameIn } from '../shared/local-names.ts';
import { namesOf } from '../places/place-words.ts';
import type { FoundPlace } from './found-place.ts';
import { makePlaceIndex } from './place-index.ts';
import {
  CANDIDATE_STATES,
  type ImportedPlace,
  MAX_PLACES_SHOWN,
  type PlaceCandidate,
  type PlaceFilePreview,
} from './place-files.schema.ts';
import { indexSaved, type SavedPoi } from './saved-places.rules.ts';

/** What a file's places are compared with. */
export interface PreviewSituation {
  readonly destination: Coordinates | undefined;
  readonly pois: readonly SavedPoi[];
  /** The built-in places around the destination. */
  readonly known: readonly BuiltInPlace[];
  readonly fileName: string;
  readonly today: CalendarDate;
  readonly language: Language;
}

/** As it is saved: where a built-in place is the same, its facts fill what the file leaves open, under its source. */
function toImported(
  found: FoundPlace,
  known: BuiltInPlace | undefined,
  { fileName, today, language }: PreviewSituation,
): ImportedPlace {
  const coordinates = found.coordinates ?? known?.coordinates;
  const where = known && whereaboutsOf(known, language);
  const { name, notes, description, address = where?.address } = found;
  const location = { ...(address && { address }), ...(coordinates && { coordinates }) };
  if (known && where) {
    return {
      name,
      notes,
      description: description ?? nameIn(known.descriptions, language),
      tag: known.tag,
      kind: known.kind,
      location: { ...location, neighborhood: where.neighborhood },
      openingHours: known.openingHours ?? found.openingHours,
      source: builtInSource(known.tag, language),
      sourceId: known.id,
      sourceAsOf: known.asOf,
    };
  }
  return {
    name,
    notes,
    description,
    tag: found.tag,
    kind: found.kind,
    location,
    openingHours: found.openingHours,
    source: found.source ?? (fileName.slice(-200) || null),
    sourceId: found.sourceId,
    sourceAsOf: found.sourceAsOf ?? today,
  };
}

type Counts = Pick<PlaceFilePreview['counts'], 'repeated'>;

/** Each place once, in the order of the file. */
function listCandidates(
  places: readonly FoundPlace[],
  situation: PreviewSituation,
): { readonly candidates: PlaceCandidate[] } & Counts {
  const { destination, pois } = situation;
  const builtIn = makePlaceIndex<BuiltInPlace>();
  for (const place of situation.known) {
    const { id, coordinates, kind } = place;
    builtIn.add({ ids: [id], names: namesOf(place), coordinates, kind }, place);
  }
  const saved = indexSaved(pois);
  const seen = makePlaceIndex<true>();
  const candidates: PlaceCandidate[] = [];
  let repeated = 0;
  for (const found of places) {
    const { sourceId, name, coordinates } = found;
    const known = builtIn.find({ ids: [sourceId], names: [name], coordinates });
    const place = toImported(found, known, situation);
    const at = place.location.coordinates;
    const names = [name, ...(known ? namesOf(known) : [])];
    const itself = { ids: [sourceId, place.sourceId], names, coordinates: at, kind: place.kind };
    if (seen.find(itself)) {
      repeated += 1;
      continue;
    }
    seen.add(itself, true);
    const same = saved.find(itself);
    const isNear = isNearDestination({ tag: place.tag, location: place.location }, destination);
    candidates.push({
      ...place,
      state: same ? 'saved' : !at ? 'unlocated' : isNear ? 'new' : 'far',
      position: found.position ?? (at ? 'atlas' : null),
      distanceKm: at && destination ? Math.round(distanceKm(at, destination) * 10) / 10 : null,
      savedAs: same?.name ?? null,
    });
  }
  return { candidates, repeated };
}

/** By state; what is far away the nearest first, everything else in the order of the file. */
function inOrder(candidates: readonly PlaceCandidate[]): PlaceCandidate[] {
  return CANDIDATE_STATES.flatMap((state) => {
    const same = candidates.filter((one) => one.state === state);
    if (state !== 'far') return same;
    return same.toSorted((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0));
  });
}

/** The places of a file that could be imported, and how much room the trip has. */
export function previewPlaces(
  places: readonly FoundPlace[],
  situation: PreviewSituation,
): Pick<PlaceFilePreview, 'candidates' | 'room'> & {
  readonly counts: Pick<PlaceFilePreview['counts'], 'repeated' | 'outOfRange' | 'leftOut'>;
} {
  const { candidates, repeated } = listCandidates(places, situation);
  const shown = inOrder(candidates).slice(0, MAX_PLACES_SHOWN);
  return {
    candidates: shown,
    counts: {
      repeated,
      outOfRange: places.filter(({ isOutOfRange }) => isOutOfRange).length,
      leftOut: candidates.length - shown.length,
    },
    room: Math.max(0, MAX_POIS_PER_TRIP - situation.pois.length),
  };
}
