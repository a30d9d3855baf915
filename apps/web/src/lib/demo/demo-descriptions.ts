import { parsePoiNotes, writePoiNotes } from '@ooo/domain/pois/poi-notes';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { DemoWorld } from './demo-world.ts';

type Described = DemoWorld['atlas']['places'][number];

/** Descriptions used to be stored as notes: a note that equals a place's description is not the traveller's. */
function describe(poi: Poi, place: Described): Poi {
  const { text, ...facts } = parsePoiNotes(poi.notes);
  if (text === undefined || !Object.values(place.descriptions).includes(text)) return poi;
  return { ...poi, notes: writePoiNotes(facts), description: text };
}

/** Moves what an older version kept in the notes of the demo's places. */
export function moveDescriptions({ store, atlas }: Pick<DemoWorld, 'store' | 'atlas'>): void {
  const demo = store.read();
  if (!demo) return;
  const places = new Map(atlas.places.map((place) => [place.id, place]));
  const pois = demo.pois.map((poi) => {
    const place = poi.sourceId === null ? undefined : places.get(poi.sourceId);
    return place && poi.description === null ? describe(poi, place) : poi;
  });
  if (pois.some((poi, at) => poi !== demo.pois[at])) store.write({ ...demo, pois });
}
