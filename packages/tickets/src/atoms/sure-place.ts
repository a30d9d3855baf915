import { findAirportsByName } from '@ooo/atlas/airports';
import { airlineCodeByName } from './airline.ts';
import { monthOf, weekdayOfWord } from './calendar-words.ts';
import { remember } from '../text/remember.ts';
import { listSpellings, withoutTerminal } from './airport-name.ts';
import { isHeading } from './labels.ts';

/** A name from here on is all of an airport's or a city's. */
const WHOLE_NAME = 0.7;
/** Small airfields can have any English word as a name: `Main`, `Name`, `Flight`. */
const SMALL_NAME = 0.9;
const SHORTEST = 3;
const SHORTEST_SIGNS = 2;
const LONGEST = 40;
const EAST_ASIAN = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]/u;
const isSureName = remember(isPlace);

/** True where a text is the name of a city or an airport and nothing else: no guess, no part of a sentence. */
export function isSurePlace(text: string): boolean {
  return isSureName(withoutTerminal(text.trim()));
}

/** `마우이(카훌루이)`: an island with its airport in brackets is as sure as the airport. */
function isPlace(name: string): boolean {
  if (weekdayOfWord(name) !== undefined || monthOf(name) !== undefined) return false;
  const inner = /^[가-힣]{2,8}\(([가-힣]{2,8})\)$/u.exec(name)?.[1];
  return isKnown(name) || (inner !== undefined && isKnown(inner));
}

/** `Air France` is not about a town in France. */
function isAirline(name: string): boolean {
  return /^air\s/iu.test(name) && airlineCodeByName(name) !== undefined;
}

/** Syllables and signs of East Asia say more than letters. */
function shortestOf(name: string): number {
  if (/^\p{Script=Hangul}/u.test(name)) return 1;
  return EAST_ASIAN.test(name) ? SHORTEST_SIGNS : SHORTEST;
}

function isKnown(name: string): boolean {
  if (name.length < shortestOf(name) || name.length > LONGEST) return false;
  if (!/^[\p{Lu}\p{Lo}]/u.test(name) || /\d/u.test(name) || isHeading(name)) return false;
  if (/^[A-Z]{3}$/u.test(name) || isAirline(name)) return false;
  return listSpellings(name).some((spelling) => {
    const [best] = findAirportsByName(spelling, 1);
    if (!best?.airport.isScheduled) return false;
    const isWord = best.airport.size !== 'large' && !EAST_ASIAN.test(name);
    return best.score >= (isWord ? SMALL_NAME : WHOLE_NAME);
  });
}
