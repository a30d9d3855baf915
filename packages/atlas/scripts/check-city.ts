import { parseEventRule } from '@ooo/domain/overview/event-rule';
import { checkFields } from '@ooo/domain/shared/errors/field-problem';
import { sayProblem } from '@ooo/domain/shared/errors/field-details';
import {
  type CityFileName,
  hasCityFile,
  listCityFacts,
  readCityFile,
} from '../src/city-folders.ts';
import { findCityClimate } from '../src/climate.ts';
import { findEventRows } from '../src/events.ts';
import { translateOverviewText } from '../src/overview-texts.ts';
import { centerOfPlaceCity, placesOfCity } from '../src/place-table.ts';
import { getWeekRows } from '../src/seasons.ts';
import { doubtsOfPlaces } from './place-doubts.ts';
import { PlaceFile } from './place-file.schema.ts';

const FILES: readonly CityFileName[] = [
  'city.json',
  'events.json',
  'places.json',
  'landmarks.json',
  'map.txt',
  'shores.json',
  'scene.svg',
];
const LEAST_EVENTS = 4;
const MONTHS = 12;

/** The result for a folder, in words for its author. */
export interface CityCheck {
  /** Parts of a complete city that this one lacks. */
  readonly missing: readonly string[];
  /** Parts that should be checked again. */
  readonly doubtful: readonly string[];
}

export function checkCity(code: string): CityCheck {
  const facts = listCityFacts().get(code);
  const center = centerOfPlaceCity(code);
  const missing: string[] = FILES.filter((file) => !hasCityFile(code, file));
  if (facts && !facts.season) missing.push('its seasons');
  if (!findCityClimate(code)) missing.push('a climate station');
  const doubtful = [
    ...(center ? [] : ['cities.json and towns.json do not know its code']),
    ...(facts?.season && facts.season.months.length !== MONTHS ? ['has not twelve months'] : []),
    ...doubtsOfEvents(code),
    ...doubtsOfPlaceFile(code),
    ...(center && hasCityFile(code, 'places.json')
      ? doubtsOfPlaces(placesOfCity(code), center)
      : []),
  ];
  return { missing, doubtful };
}

/** The doubt in a list, or an empty list. */
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
    // A sentence that is returned unchanged has no translation; names may be the same.
    doubt(translateOverviewText('ko', sentence) === sentence, `${name}: has no Korean note`),
    doubt(translateOverviewText('es', sentence) === sentence, `${name}: has no Spanish note`),
  ]);
  return [...few, ...doubts.flat()];
}

function doubtsOfPlaceFile(code: string): string[] {
  if (!hasCityFile(code, 'places.json')) return [];
  const problems = checkFields(PlaceFile, readCityFile(code, 'places.json'));
  return problems.map((problem) => `places.json, ${problem.path}: ${sayProblem(problem)}`);
}
