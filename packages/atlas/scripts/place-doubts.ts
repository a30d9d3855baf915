import { distanceKm } from '@ooo/domain/distance/haversine';
import type { BuiltInPlace } from '@ooo/domain/places/built-in-place';
import { categoryOfShelf, DISCOVERY_SHELVES } from '@ooo/domain/places/discovery-shelves';
import type { PlaceKind } from '@ooo/domain/places/place-kinds';
import { namesOf } from '@ooo/domain/places/place-words';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { foldJoined } from '@ooo/domain/shared/fold';
import { nameIn } from '@ooo/domain/shared/local-names';
import { LANGUAGES } from '@ooo/texts/languages';
import { isOpeningHours } from '../src/opening-hours.ts';

const LEAST_PLACES = 40;
const LEAST_ON_A_SHELF = 5;
const CITY_RADIUS_KM = 60;
/** Walks and nature lie outside the city. */
const TRIP_RADIUS_KM = 95;
const FAR_SHELVES: ReadonlySet<string> = new Set(['hiking', 'parks']);
const FAR_KINDS: ReadonlySet<PlaceKind> = new Set([
  'theme-park',
  'island',
  'village',
  'national-park',
  'winery',
]);
/** A market may be a sight. */
const MARKETS: ReadonlySet<PlaceKind> = new Set(['food-market', 'food-hall', 'street-food']);
const SAME_SPOT_KM = 0.015;

/** Remarks on a city's places, in words for their author. */
export function doubtsOfPlaces(places: readonly BuiltInPlace[], center: Coordinates): string[] {
  return [
    ...doubtsOfShelves(places),
    ...doubtsOfNames(places),
    ...places.flatMap((place, at) => doubtsOfPlace(place, center, places.slice(at + 1))),
  ];
}

function doubtsOfShelves(places: readonly BuiltInPlace[]): string[] {
  const onShelves = places.filter(({ shelf }) => shelf);
  const few = onShelves.length < LEAST_PLACES ? [`has ${onShelves.length} places on shelves`] : [];
  const shelves = DISCOVERY_SHELVES.flatMap(({ subcategory }) => {
    const count = onShelves.filter(({ shelf }) => shelf === subcategory).length;
    return count < LEAST_ON_A_SHELF ? [`has ${count} places on the shelf ${subcategory}`] : [];
  });
  return [...few, ...shelves];
}

function doubtsOfNames(places: readonly BuiltInPlace[]): string[] {
  const ids = places.map(({ id }) => id);
  const named = LANGUAGES.flatMap((language) => {
    const names = places.map((place) => foldJoined(nameIn(place.names, language)));
    return repeated(names).map((name) => `${name}: two places have this name in ${language}`);
  });
  return [...repeated(ids).map((id) => `${id}: two places have this id`), ...named];
}

const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

function doubtsOfPlace(
  place: BuiltInPlace,
  center: Coordinates,
  others: readonly BuiltInPlace[],
): string[] {
  const { names, coordinates, openingHours, tag, kind, shelf = '' } = place;
  const away = Math.round(distanceKm(coordinates, center));
  const isNature = FAR_SHELVES.has(shelf) || FAR_KINDS.has(kind);
  const twin = others.find(
    (other) => other.tag === tag && distanceKm(other.coordinates, coordinates) < SAME_SPOT_KM,
  );
  const doubts = [
    away > (isNature ? TRIP_RADIUS_KM : CITY_RADIUS_KM) && `lies ${away} km from the centre`,
    twin !== undefined && `lies where ${twin.names.en} does`,
    !/[가-힣]/u.test(names.ko ?? '') && 'has no Korean name',
    namesOf(place).some((name) => foldJoined(name) === '') && 'has a name without letters',
    openingHours !== undefined &&
      !isOpeningHours(openingHours) &&
      `the hours "${openingHours}" cannot be read`,
    isMisplaced(place) && `a ${kind} on the shelf ${shelf}`,
  ];
  return doubts.flatMap((doubt) => (doubt === false ? [] : [`${names.en}: ${doubt}`]));
}

/** True for food on a shelf of sights, or a sight on one of food. */
function isMisplaced({ kind, tag, shelf }: BuiltInPlace): boolean {
  if (!shelf || tag === 'shop' || MARKETS.has(kind)) return false;
  const isFood = categoryOfShelf(shelf) === 'food';
  return isFood !== (tag === 'eat' || tag === 'drink');
}
