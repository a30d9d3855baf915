import { foldText } from '@ooo/domain/shared/search-text';
import { groupBy } from '@ooo/domain/shared/group-by';
import { LANGUAGES } from '../languages/languages.ts';
import type { TicketLanguage } from '../languages/ticket-language.ts';

/** Month and weekday names as tickets write them; abbreviations are listed where they are no prefix. */
const MONTHS: readonly (readonly string[])[] = [
  [
    'january',
    'jan',
    'enero',
    'ene',
    'januar',
    'jaenner',
    'janvier',
    'januari',
    'gennaio',
    'janeiro',
  ],
  ['february', 'feb', 'febrero', 'februar', 'fevrier', 'fev', 'februari', 'febbraio', 'fevereiro'],
  ['march', 'mar', 'marzo', 'marz', 'maerz', 'mrz', 'mars', 'maart', 'mrt', 'marco'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'avr', 'aprile'],
  ['may', 'mayo', 'mai', 'mei', 'maggio', 'maio'],
  ['june', 'jun', 'junio', 'juni', 'juin', 'giugno', 'junho'],
  ['july', 'jul', 'julio', 'juli', 'juillet', 'luglio', 'julho'],
  ['august', 'aug', 'agosto', 'ago', 'aout', 'augustus'],
  ['september', 'sep', 'sept', 'septiembre', 'septembre', 'settembre', 'setembro'],
  ['october', 'oct', 'octubre', 'oktober', 'okt', 'octobre', 'ottobre', 'outubro'],
  ['november', 'nov', 'noviembre', 'novembre', 'novembro'],
  ['december', 'dec', 'diciembre', 'dic', 'dezember', 'dez', 'decembre', 'dicembre', 'dezembro'],
];

const WEEKDAYS: readonly (readonly string[])[] = [
  ['sunday', 'sun', 'domingo', 'dom', 'sonntag', 'so', 'zondag', 'dimanche', '일요일', '일'],
  ['monday', 'mon', 'lunes', 'lun', 'montag', 'mo', 'maandag', 'lundi', '월요일', '월'],
  ['tuesday', 'tue', 'tues', 'martes', 'mar', 'dienstag', 'di', 'dinsdag', 'mardi', '화요일', '화'],
  [
    'wednesday',
    'wed',
    'miercoles',
    'mie',
    'mittwoch',
    'mi',
    'woensdag',
    'mercredi',
    '수요일',
    '수',
  ],
  [
    'thursday',
    'thu',
    'thur',
    'thurs',
    'jueves',
    'jue',
    'donnerstag',
    'do',
    'donderdag',
    'jeudi',
    '목요일',
    '목',
  ],
  ['friday', 'fri', 'viernes', 'vie', 'freitag', 'fr', 'vrijdag', 'vendredi', '금요일', '금'],
  ['saturday', 'sat', 'sabado', 'sab', 'samstag', 'sa', 'zaterdag', 'samedi', '토요일', '토'],
];

const ALL_MONTHS = withLanguages(MONTHS, (language) => language.months);
const ALL_WEEKDAYS = withLanguages(WEEKDAYS, (language) => language.weekdays);

/** Both tables in one; where a short form means two days, the first language has it. */
function withLanguages(
  table: readonly (readonly string[])[],
  read: (language: TicketLanguage) => readonly (readonly string[])[],
): readonly (readonly string[])[] {
  return table.map((names, at) => [
    ...names,
    ...LANGUAGES.flatMap((language) => read(language)[at] ?? []),
  ]);
}

function index(table: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(
    table.flatMap((names, at) => names.map((name) => [foldName(name), at] as const)).reverse(),
  );
}

/** Letters that count as the same: accents, and what OCR takes them for. */
const LETTER_FORMS: Readonly<Record<string, string>> = {
  a: '[aàáä]',
  c: '[cç]',
  e: '[eéèê]',
  i: '[iıí]',
  ı: '[iıí]',
  l: '[l1]',
  o: '[o0ó]',
  u: '[uúûü]',
};

/** Short names of months that are words, or airports, too: it takes a year, or a `de`, to make them months. */
const DOUBTFUL = new Set('ara eki gen gru haz lut mac mag oca out sal set sty tem'.split(' '));

/** The inside of a regular expression for the name of any month, the longest one that fits. */
export const MONTH_PATTERN = oneOf([...new Set(ALL_MONTHS.flat())]);

/** A pattern for any of the words that branches letter by letter: a list of all would be tried one after another. */
function oneOf(words: readonly string[]): string {
  const branches = groupBy(
    words.filter((word) => word !== ''),
    (word) => LETTER_FORMS[word.charAt(0)] ?? word.charAt(0),
  );
  const rest = [...branches].map(
    ([form, group]) => `${form}${oneOf(group.map((word) => word.slice(1)))}`,
  );
  if (rest.length === 0) return '';
  return `(?:${rest.join('|')})${words.includes('') ? '?' : ''}`;
}

const BEGINNINGS = new Set(ALL_MONTHS.flat().map((name) => foldName(name).slice(0, 3)));

/** True where some word of a line begins like a month: a quick look before the long one. */
export function mayNameMonth(line: string): boolean {
  return (line.match(/[\p{L}01]{3,}/gu) ?? []).some((word) => {
    const letters = word.replace(/^[01]+(?=\p{L}{3})/u, '').slice(0, 4);
    const plain = foldName(letters).replaceAll('0', 'o').replaceAll('1', 'l');
    return BEGINNINGS.has(plain.slice(0, 3));
  });
}

/** The names of months that are written out, in the languages that pictures are read in. */
export const MONTH_NAMES: readonly string[] = MONTHS.flat().filter((name) => name.length > 3);

const MONTH_INDEX = index(ALL_MONTHS);
const WEEKDAY_INDEX = index(ALL_WEEKDAYS);

/** 1 to 12. OCR's confusions are repaired where only that makes it a month: `0CT`, `JU1`. */
export function monthOf(word: string): number | undefined {
  const folded = foldName(word);
  const month =
    MONTH_INDEX.get(folded) ?? MONTH_INDEX.get(folded.replaceAll('0', 'o').replaceAll('1', 'l'));
  return month === undefined ? undefined : month + 1;
}

/** 0 is Sunday. Two-letter forms are German, one-syllable forms Korean. */
export function weekdayOfWord(word: string): number | undefined {
  return WEEKDAY_INDEX.get(foldName(word));
}

/** True for a month's name that alone is no reason to read a date: `2 out of 3`. */
export function isDoubtfulMonth(word: string): boolean {
  return DOUBTFUL.has(foldName(word));
}

function foldName(name: string): string {
  return foldText(name).replaceAll('ı', 'i');
}
