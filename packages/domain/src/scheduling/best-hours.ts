import type { PlaceKind } from '../places/place-kinds.ts';
import type { Poi } from '../pois/poi.schema.ts';
import { EVENING_LIGHT, NIGHT, NOON_MIN } from './day-rhythm.ts';
import type { MealKind, PlannerWindow } from './planner.types.ts';
import { visitDurationMin } from './visit-durations.ts';

type Kinds = ReadonlySet<PlaceKind | null>;

/** Kinds of the tag `drink` other than bars. */
const CAFES: Kinds = new Set<PlaceKind>([
  'cafe',
  'coffee-house',
  'roastery',
  'tea-house',
  'pastry-shop',
  'dessert-cafe',
]);

/** Not meals, whatever their tag says: a loaf and an ice cream take no lunch away. */
const SNACKS: Kinds = new Set<PlaceKind>(['bakery', 'ice-cream']);

/** Open after dark, and at their best then. */
const NIGHT_PLACES: Kinds = new Set<PlaceKind>([
  'night-market',
  'nightclub',
  'jazz-club',
  'live-music',
]);

const ON_FOOT: Kinds = new Set<PlaceKind>(['trail', 'mountain', 'national-park']);
/** From that length on, what is done on foot fills half a day. Minutes. */
const LONG_WALK_FROM_MIN = 150;

const VIEWS: Kinds = new Set<PlaceKind>(['viewpoint']);

type Planned = Pick<Poi, 'kind' | 'tag' | 'duration'>;
type Hours = readonly (readonly PlannerWindow[] | null)[];

/**
 * Which meal of the day a place can be. Cafés and bars share a tag: where the kind is unknown, what opens before noon
 * is a café, and coffee need not wait for the evening.
 */
export function mealOf({ kind, tag }: Planned, hours: Hours = []): MealKind {
  if (SNACKS.has(kind) || NIGHT_PLACES.has(kind)) return 'none';
  if (tag === 'eat') return 'eat';
  if (tag !== 'drink' || CAFES.has(kind)) return 'none';
  const opensEarly = hours.some((day) => day?.some(({ openMin }) => openMin < NOON_MIN));
  return kind === null && opensEarly ? 'none' : 'drink';
}

/** When a visit would best start; undefined if one hour is as good as another. */
export function bestHours({ kind }: Planned): PlannerWindow | undefined {
  if (VIEWS.has(kind)) return EVENING_LIGHT;
  return NIGHT_PLACES.has(kind) ? NIGHT : undefined;
}

/** Whether a visit may last until late: the day of everything else ends before. */
export function isNightPlace({ kind, tag }: Planned): boolean {
  return NIGHT_PLACES.has(kind) || (tag === 'drink' && kind !== null && !CAFES.has(kind));
}

/** Hours on foot, which no traveller wants on the day of a flight. */
export function isLongWalk(poi: Planned): boolean {
  return ON_FOOT.has(poi.kind) && visitDurationMin(poi) >= LONG_WALK_FROM_MIN;
}
