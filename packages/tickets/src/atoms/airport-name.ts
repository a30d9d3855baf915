import { findAirport, findAirportsByName } from '@ooo/atlas/airports';
import { foldText } from '@ooo/domain/shared/search-text';

/** Words that many airports have in their names. */
const GENERAL = new Set(
  'international intl airport apt aeropuerto flughafen regional city new san santa the national field terminal'.split(
    ' ',
  ),
);
/** From this length a word may be cut off, as `ARLAN` is. */
const CUT_OFF_FROM = 4;
const MIN_WORD = 3;
const LOOKED_AT = 60;

/** A suffix of a name that belongs to the airport: `, Terminal 2`, ` T3`, ` 제1터미널`, `上海虹桥T2`. */
const TERMINAL =
  /\s?\((?:제?\d\s?(?:여객\s?)?터미널|T\d|terminal\s\w{1,2}|north|south)|,?\s(?:terminal|term\.|터미널|제\d\s?(?:여객\s?)?터미널|T\d[A-Z]?$)|(?<=[\p{Script=Han}\p{Script=Katakana}ー])\s?(?:T\d[A-Z]?(?![\p{L}\d])|第?\s?\d\s?(?:号|號)?(?:航站楼|航廈|候机楼|ターミナル))$/iu;

/** A terminal with a name instead of a number: the rest of it would look like a place. */
const NAMED_TERMINAL =
  /^\s?(?:north|south|east|west|main|central|international|intl|domestic)\s(?:terminal|concourse)(?!\p{L})/iu;

/** A printed place without its terminal; nothing of `South Terminal`. */
export function withoutTerminal(text: string): string {
  return NAMED_TERMINAL.test(text) ? '' : (text.split(TERMINAL)[0] ?? '');
}

/** `MADRID ES`, `CHICAGO IL`: a country or a state without its comma. */
const REGION_BEHIND = /(?<=[\p{L})])\s(?=[A-Z]{2}$)/u;

/** The readings of a printed name: as it is, and with a comma before the country or state. */
export function listSpellings(name: string): string[] {
  const marked = name.replace(REGION_BEHIND, ', ');
  return marked === name ? [name] : [name, marked];
}

const BRACKETS = /\s?\(([^()]{2,40})\)?/u;

/**
 * The parts of a printed place that may name its airport, the surest first: all of it; the airport behind a city that
 * was not read well, `SEQUL, KR (INCHEON)`; the city of an airport that goes by another name,
 * `SEVILLA, ES (SAN PABLO)`.
 */
export function listNames(text: string): string[] {
  const inside = BRACKETS.exec(text)?.[1] ?? '';
  const outside = text.replace(BRACKETS, '');
  const parts = [text, inside, outside].map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part.length >= 2 || /[가-힣]/u.test(part));
}

/** A name with a capital at the end of a text. */
const LAST_NAME = /\p{Lu}\p{L}{3,20}(?:[ -]\p{Lu}\p{L}{2,20}){0,2}$/u;
/** How well a name fits an airport. */
const LIKELY = 0.5;
const SURELY = 0.8;

const wordsOfCode = new Map<string, readonly string[]>();

/** True where a text names the airport of a code, or its city; a code in brackets is not a name. */
export function isNamed(code: string, text: string): boolean {
  const words = toWords(text.slice(0, LOOKED_AT).replaceAll(/\([A-Z]{3}\)?/gu, ' '));
  const own = listOwnWords(code);
  const isOwn = words.some((word) =>
    own.some((name) => name === word || (word.length >= CUT_OFF_FROM && name.startsWith(word))),
  );
  return isOwn || isNamedInHangul(code, words);
}

/**
 * The atlas knows more Korean names of cities than an airport's own, and few of airports: `오슬로 가르데모엔` is named by its
 * city.
 */
function isNamedInHangul(code: string, words: readonly string[]): boolean {
  const hangul = words.filter((word) => /^[가-힣]+$/u.test(word)).slice(0, 4);
  if (hangul.length === 0) return false;
  return [hangul.join(' '), ...hangul.slice(0, 1)].some((name) => isFoundBy(name, code, LIKELY));
}

/** True where what ends a text names the airport of a code in a language of travellers: `Wien`, `Viena`. */
export function isKnownAs(code: string, text: string): boolean {
  const [name = ''] = LAST_NAME.exec(text) ?? [];
  return name !== '' && isFoundBy(name, code, SURELY);
}

function isFoundBy(name: string, code: string, least: number): boolean {
  return findAirportsByName(name, 12).some(
    ({ airport, score }) => airport.iata === code && score >= least,
  );
}

function listOwnWords(code: string): readonly string[] {
  const known = wordsOfCode.get(code);
  if (known) return known;
  const airport = findAirport(code);
  const words = airport ? toWords([airport.city, airport.name, ...airport.aliases].join(' ')) : [];
  wordsOfCode.set(code, words);
  return words;
}

function toWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !GENERAL.has(word) && (word.length >= MIN_WORD || /^[가-힣]+$/u.test(word)));
}
