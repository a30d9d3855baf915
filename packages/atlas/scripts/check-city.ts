import { distanceKm } from '@ooo/domain/distance/haversine';
import { parseEventRule } from '@ooo/domain/overview/event-rule';
import { DISCOVERY_SHELVES } from '@ooo/domain/places/discovery-shelves';
import { isOpeningHours } from '../src/opening-hours.ts';
import { type CityFileName, hasCityFile, listCityFacts } from '../src/city-folders.ts';
import { findCityClimate } from '../src/climate.ts';
import { findEventRows } from '../src/events.ts';
import { translateOverviewText } from '../src/overview-texts.ts';
import { centerOfPlaceCity, placesOfCity } from '../src/place-table.ts';
import { getWeekRows } from '../src/seasons.ts';

const FILES: readonly CityFileName[] = [
  'city.json',
  'events.json',
  'places.json',
  'landmarks.json',
  'map.txt',
  'shores.json',
  'scene.svg',
];
const LEAST_PLACES = 40;
const LEAST_ON_A_SHELF = 5;
const LEAST_EVENTS = 4;
/** Walks and nature may lie so far out. */
const FAR_KM = 95;
const SAME_SPOT_KM = 0.015;
const MONTHS = 12;

/** What is said of a folder, in words for its author. */
export interface CityCheck {
  /** What a whole city has and this one lacks. */
  readonly missing: readonly string[];
  /** What is there, and should be looked at again. */
  readonly doubtful: readonly string[];
}

export function checkCity(code: string): CityCheck {
  const facts = listCityFacts().get(code);
  const missing: string[] = FILES.filter((file) => !hasCityFile(code, file));
  if (facts && !facts.season) missing.push('its seasons');
  if (!findCityClimate(code)) missing.push('a climate station');
  const doubtful = [
    ...(centerOfPlaceCity(code) ? [] : ['cities.json and towns.json do not know its code']),
    ...(facts?.season && facts.season.months.length !== MONTHS ? ['has not twelve months'] : []),
    ...doubtsOfEvents(code),
    ...doubtsOfPlaces(code),
  ];
  return { missing, doubtful };
}

/** The doubt alone, or nothing, to be put together with others. */
function doubt(isDoubtful: boolean, text: string): string[] {
  return isDoubtful ? [text] : [];
}

function doubtsOfEvents(code: string): string[] {
  const file = findEventRows(code);
  if (!file) return [];
  const said = [
    ...file.rows.map(([, name, , rule, , impact]) => ({ name, rule, sentence: impact })),
    ...getWeekRows(code).rows.map(([name, , , rule, , note]) => ({ name, rule, sentence: note })),
  ];
  const few = file.rows.length < LEAST_EVENTS ? [`has ${file.rows.length} events`] : [];
  const doubts = said.flatMap(({ name, rule, sentence }) => [
    doubt(!parseEventRule(rule), `${name}: the rule "${rule}" cannot be read`),
    doubt(translateOverviewText('ko', name) === name, `${name}: has no Korean name`),
    // A sentence that comes back as it is has no translation; names may be the same.
    doubt(translateOverviewText('ko', sentence) === sentence, `${name}: has no Korean note`),
    doubt(translateOverviewText('es', sentence) === sentence, `${name}: has no Spanish note`),
  ]);
  return [...few, ...doubts.flat()];
}

function doubtsOfPlaces(code: string): string[] {
  const places = placesOfCity(code);
  const center = centerOfPlaceCity(code);
  if (places.length === 0 || !center) return [];
  const onShelves = places.filter(({ shelf }) => shelf);
  const shelves = DISCOVERY_SHELVES.flatMap(({ subcategory }) => {
    const count = onShelves.filter(({ shelf }) => shelf === subcategory).length;
    return count < LEAST_ON_A_SHELF ? [`has ${count} places on the shelf ${subcategory}`] : [];
  });
  const few = onShelves.length < LEAST_PLACES ? [`has ${onShelves.length} places on shelves`] : [];
  const one = places.flatMap((place, at) => {
    const { names, coordinates, openingHours, tag } = place;
    const away = Math.round(distanceKm(coordinates, center));
    const twin = places
      .slice(at + 1)
      .find((other) => other.tag === tag && isOneSpot(other.coordinates, coordinates));
    const isUnread = openingHours !== undefined && !isOpeningHours(openingHours);
    return [
      doubt(away > FAR_KM, `${names.en}: lies ${away} km from the centre`),
      doubt(twin !== undefined, `${names.en}: lies where ${twin?.names.en ?? ''} does`),
      doubt(!/[가-힣]/u.test(names.ko ?? ''), `${names.en}: has no Korean name`),
      doubt(isUnread, `${names.en}: the hours "${openingHours ?? ''}" cannot be read`),
    ];
  });
  return [...few, ...shelves, ...one.flat()];
}

type Spot = Parameters<typeof distanceKm>[0];

function isOneSpot(a: Spot, b: Spot): boolean {
  return distanceKm(a, b) < SAME_SPOT_KM;
}
