import { findAirportsByName } from '@ooo/atlas/airports';
import { listNames, listSpellings, withoutTerminal } from '../../atoms/airport-name.ts';
import { isTrap } from '../../atoms/airport-code.ts';
import { isHeading } from '../../atoms/labels.ts';

/** Brackets beside a name hold a code, one with digits was not read well; `(+1)` is of a time, `(T3)` a terminal. */
export const UNREAD_CODE = /\s?\((?!\+\d|T\d[A-Z]?\))[^()]{0,4}\d[^()]{0,4}\)\s*$/u;
/** Words of fares and cabins that are also names of towns, or begin them. */
const FARES = new Set(
  'light classic flex basic standard economy business comfort saver smart plus premium value first main gate'.split(
    ' ',
  ),
);
/** The Korean name of Los Angeles; a common word elsewhere. */
const LA = /^LA$/u;
const EAST_ASIAN = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]{2}/u;
/** A score below this is only the atlas's guess. */
const SURE_ENOUGH = 0.6;

/** True for a short name of a city that only a text in Korean uses. */
export function isShortInKorean(name: string, line: string): boolean {
  return LA.test(name) && /[가-힣]/u.test(line);
}

/** The whole name of a city that Koreans call by its letters. */
export function spellOut(name: string): string {
  return LA.test(name) ? 'Los Angeles' : name;
}

/**
 * A name that the atlas knows an airport for, without terminal and punctuation. Beside a label of an end a part of
 * the name is enough: `SEVILLA, ES (SAN PABLO)`.
 */
export function tidyPlace(
  text: string,
  { isLabelled = false }: { isLabelled?: boolean } = {},
): string | undefined {
  const name = withoutTerminal(text.replace(UNREAD_CODE, ''))
    .replace(/^[\s,.:;()/-]+|[\s,.:;(/-]+$/gu, '')
    .replaceAll(/\s+/gu, ' ');
  if (
    name.length < (EAST_ASIAN.test(name) ? 2 : 3) ||
    name.length > 60 ||
    isHeading(name) ||
    isTrap(name) ||
    FARES.has(name.toLowerCase())
  )
    return undefined;
  return (isLabelled ? listNames(name) : [name]).some(isKnown) ? name : undefined;
}

function isKnown(name: string): boolean {
  return listSpellings(name).some(
    (spelling) => (findAirportsByName(spelling, 1)[0]?.score ?? 0) >= SURE_ENOUGH,
  );
}
