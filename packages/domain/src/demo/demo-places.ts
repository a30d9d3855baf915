import type { Language } from '../shared/language.ts';
import type { BuiltInPlace } from '../places/built-in-place.ts';
import { builtInSource } from '../places/built-in-source.ts';
import { kindWord } from '../places/place-kinds.ts';
import { writePoiNotes } from '../pois/poi-notes.ts';
import type { NewPoi } from '../pois/poi.schema.ts';
import { CalendarDate } from '../shared/calendar-date.ts';
import { WallTime } from '../shared/wall-time.ts';

/** What the demo has put on its first days, by the ids of built-in places: date, start, place. */
const SCHEDULED = [
  ['2025-10-01', '21:00', 'seoul/euljiro-nogari-alley'],
  ['2025-10-02', '09:30', 'seoul/gyeongbokgung-palace'],
  ['2025-10-02', '12:30', 'seoul/tosokchon-samgyetang'],
  ['2025-10-02', '14:30', 'seoul/bukchon-hanok-village'],
  ['2025-10-02', '16:00', 'seoul/cafe-onion-anguk'],
  ['2025-10-03', '10:00', 'seoul/changdeokgung-palace'],
  ['2025-10-03', '13:00', 'seoul/gwangjang-market'],
  ['2025-10-03', '15:00', 'seoul/dongdaemun-design-plaza'],
  ['2025-10-03', '18:00', 'seoul/n-seoul-tower'],
  ['2025-10-04', '10:30', 'seoul/national-museum-of-korea'],
  ['2025-10-04', '13:45', 'seoul/mongtan'],
  ['2025-10-04', '16:30', 'seoul/yeouido-hangang-park'],
] as const;

/** What it has saved without a time: the planner's work. */
const IDEAS = [
  'seoul/inwangsan',
  'seoul/seoul-forest',
  'seoul/seoul-sky',
  'seoul/haneul-park',
  'seoul/suyeon-sanbang',
  'seoul/seodaemun-prison-history-hall',
  'seoul/balwoo-gongyang',
  'seoul/geumdwaeji-sikdang',
  'seoul/bar-cham',
] as const;

type SavedPlace = Omit<NewPoi, 'tripId'>;

function toSavedPlace(place: BuiltInPlace, language: Language): SavedPlace {
  return {
    name: place.names[language],
    category: 'attraction',
    tag: place.tag,
    kind: place.kind,
    duration: place.visitMin,
    notes: writePoiNotes({
      type: kindWord(place.kind, language),
      text: place.descriptions[language],
    }),
    location: {
      ...(place.address !== undefined && { address: place.address }),
      neighborhood: place.neighborhood,
      coordinates: place.coordinates,
    },
    openingHours: place.openingHours ?? null,
    source: builtInSource(place.tag, language),
    sourceId: place.id,
    sourceAsOf: place.asOf,
  };
}

/**
 * The sample places of the demo, those with a time first, in the given language. `places` are the built-in ones of
 * Seoul; throws if one of the sample's is not among them.
 */
export function listDemoPlaces(places: readonly BuiltInPlace[], language: Language): SavedPlace[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const find = (id: string): BuiltInPlace => {
    const place = byId.get(id);
    if (!place) throw new RangeError(`no built-in place ${id}`);
    return place;
  };
  return [
    ...SCHEDULED.map(([date, time, id]) => {
      const placement = { date: CalendarDate.parse(date), startTime: WallTime.parse(time) };
      return Object.assign(toSavedPlace(find(id), language), placement);
    }),
    ...IDEAS.map((id) => toSavedPlace(find(id), language)),
  ];
}
