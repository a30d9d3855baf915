import { TAGS } from '../pois/poi-tags.ts';
import { type PlaceKind, tagOfKind } from './place-kinds.ts';

/** Kinds that stretch: two sources rarely put their point at the same end of them. */
const WIDE: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'palace',
  'castle',
  'fortress',
  'university',
  'bridge',
  'street',
  'quarter',
  'neighbourhood',
  'village',
  'ruins',
  'cemetery',
  'harbour',
  'canal',
  'zoo',
  'theme-park',
  'park',
  'garden',
  'botanical-garden',
  'national-park',
  'nature-reserve',
  'forest',
  'beach',
  'island',
  'lake',
  'mountain',
  'hill',
  'trail',
  'walk',
  'market',
  'night-market',
  'flea-market',
  'food-market',
  'shopping-street',
  'bar-street',
  'airport',
]);

/** True for parks, quarters, palaces and the like, whose point may lie anywhere within them. */
export function isWide(kind: PlaceKind | undefined): boolean {
  return kind !== undefined && WIDE.has(kind);
}

function groupOf(kind: PlaceKind) {
  return TAGS[tagOfKind(kind)].group;
}

/** Food halls and wineries are both somewhere to eat or drink and a sight. */
const OF_BOTH: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'food-market',
  'food-hall',
  'street-food',
  'market',
  'night-market',
  'bar-street',
  'winery',
  'brewery',
  'live-music',
  'jazz-club',
  'department-store',
]);

function isOfBoth(kind: PlaceKind, group: ReturnType<typeof groupOf>): boolean {
  return OF_BOTH.has(kind) && (group === 'food' || group === 'sight');
}

/** Whether what one source calls this and another that can be one place. An unknown kind can be anything. */
export function mayBeSameKind(a: PlaceKind | undefined, b: PlaceKind | undefined): boolean {
  if (a === undefined || b === undefined) return true;
  const [one, other] = [groupOf(a), groupOf(b)];
  if (one === other) return true;
  return isOfBoth(a, other) || isOfBoth(b, one);
}

/** Kinds that say little: a source calls a palace a landmark. */
const VAGUE: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'landmark',
  'historic-site',
  'architecture',
]);

/** Stricter, for names that do not say what the place is: `Namsan` the mountain is not the tower or the park there. */
export function isLikeKind(a: PlaceKind | undefined, b: PlaceKind | undefined): boolean {
  if (a === b || a === undefined || b === undefined) return true;
  if (VAGUE.has(a) || VAGUE.has(b)) return true;
  return !isWide(a) && !isWide(b) && groupOf(a) === groupOf(b);
}
