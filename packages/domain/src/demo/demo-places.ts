import type { Language } from '../shared/language.ts';
import { nameIn } from '../shared/local-names.ts';
import { type BuiltInPlace, whereaboutsOf } from '../places/built-in-place.ts';
import { builtInSource } from '../places/built-in-source.ts';
import { kindWord } from '../places/kind-word.ts';
import { writePoiNotes } from '../pois/poi-notes.ts';
import type { NewPoi } from '../pois/poi.schema.ts';
import type { OpenWindow } from '../scheduling/schedule.schema.ts';
import { addDays, type CalendarDate } from '../shared/calendar-date.ts';
import { toMinutes } from '../shared/wall-time.ts';
import { WallTime } from '../shared/wall-time.schema.ts';

/** A visit of the sample: its start, and the id of a built-in place. */
type Visit = readonly [start: string, placeId: string];

/** On the evening of the landing. */
const FIRST_EVENING: readonly Visit[] = [['21:00', 'seoul/euljiro-nogari-alley']];

/** The days after it, in the order that they have unless a place is closed then. */
const WHOLE_DAYS: readonly (readonly Visit[])[] = [
  [
    ['09:30', 'seoul/gyeongbokgung-palace'],
    ['12:30', 'seoul/tosokchon-samgyetang'],
    ['14:30', 'seoul/bukchon-hanok-village'],
    ['16:00', 'seoul/cafe-onion-anguk'],
  ],
  [
    ['10:00', 'seoul/changdeokgung-palace'],
    ['13:00', 'seoul/gwangjang-market'],
    ['15:00', 'seoul/dongdaemun-design-plaza'],
    ['18:00', 'seoul/n-seoul-tower'],
  ],
  [
    ['10:30', 'seoul/national-museum-of-korea'],
    ['13:45', 'seoul/mongtan'],
    ['16:30', 'seoul/yeouido-hangang-park'],
  ],
];

/** Its places without a time, for the planner. */
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
  const { address, neighborhood } = whereaboutsOf(place, language);
  return {
    name: nameIn(place.names, language),
    category: 'attraction',
    tag: place.tag,
    kind: place.kind,
    duration: place.visitMin,
    notes: writePoiNotes({ type: kindWord(place.kind, language) }),
    description: nameIn(place.descriptions, language),
    location: {
      ...(address !== undefined && { address }),
      neighborhood,
      coordinates: place.coordinates,
    },
    openingHours: place.openingHours ?? null,
    source: builtInSource(place.tag, language),
    sourceId: place.id,
    sourceAsOf: place.asOf,
  };
}

interface Sample {
  readonly startDate: CalendarDate;
  readonly language: Language;
  /** When a place is open on a date; null where it is not known. */
  readonly hoursOf: (place: BuiltInPlace, date: CalendarDate) => readonly OpenWindow[] | null;
}

/** In every order, the given one first. */
function listOrders<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, at) =>
    listOrders(items.toSpliced(at, 1)).map((rest) => rest.toSpliced(0, 0, item)),
  );
}

/**
 * The sample places of the demo, those with a time first, in the given language. `places` are the built-in ones of
 * Seoul; throws if one of the sample's is not among them. Whole days change places where one would lead to a closed door:
 * the palaces rest on Mondays and Tuesdays, which are other dates each year.
 */
export function listDemoPlaces(places: readonly BuiltInPlace[], sample: Sample): SavedPlace[] {
  const { startDate, language, hoursOf } = sample;
  const byId = new Map(places.map((place) => [place.id, place]));
  const find = (id: string): BuiltInPlace => {
    const place = byId.get(id);
    if (!place) throw new RangeError(`no built-in place ${id}`);
    return place;
  };
  const isOpen = ([start, id]: Visit, date: CalendarDate): boolean => {
    const place = find(id);
    const from = toMinutes(WallTime.parse(start));
    const windows = hoursOf(place, date);
    return (
      windows === null ||
      windows.some((window) => window.openMin <= from && from + place.visitMin <= window.closeMin)
    );
  };
  const dateOf = (day: number) => addDays(startDate, day + 1);
  const fits = (order: readonly (readonly Visit[])[]): boolean =>
    order.every((visits, day) => visits.every((visit) => isOpen(visit, dateOf(day))));
  const days = listOrders(WHOLE_DAYS).find(fits) ?? WHOLE_DAYS;
  const plan = (visits: readonly Visit[], date: CalendarDate): SavedPlace[] =>
    visits.map(([start, id]) => ({
      ...toSavedPlace(find(id), language),
      date,
      startTime: WallTime.parse(start),
    }));
  return [
    ...plan(FIRST_EVENING, startDate),
    ...days.flatMap((visits, day) => plan(visits, dateOf(day))),
    ...IDEAS.map((id) => toSavedPlace(find(id), language)),
  ];
}
