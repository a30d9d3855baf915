import { foldText } from '@ooo/domain/shared/search-text';

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

function index(table: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(table.flatMap((names, at) => names.map((name) => [foldText(name), at] as const)));
}

/** Letters that stand for each other: accents, and what OCR takes them for. */
const LETTER_FORMS: Readonly<Record<string, string>> = {
  a: '[aàáä]',
  c: '[cç]',
  e: '[eéèê]',
  l: '[l1]',
  o: '[o0ó]',
  u: '[uúûü]',
};

/** The inside of a regular expression for the name of any month, the longest first. */
export const MONTH_PATTERN = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(/[aceiou]|l/gu, (letter) => LETTER_FORMS[letter] ?? letter))
  .join('|');

/** The names of months that are written out, in all languages. */
export const MONTH_NAMES: readonly string[] = MONTHS.flat().filter((name) => name.length > 3);

const MONTH_INDEX = index(MONTHS);
const WEEKDAY_INDEX = index(WEEKDAYS);

/** 1 to 12. OCR's confusions are repaired where only that makes it a month: `0CT`, `JU1`. */
export function monthOf(word: string): number | undefined {
  const folded = foldText(word);
  const month =
    MONTH_INDEX.get(folded) ?? MONTH_INDEX.get(folded.replaceAll('0', 'o').replaceAll('1', 'l'));
  return month === undefined ? undefined : month + 1;
}

/** 0 is Sunday. Two-letter forms are German, one-syllable forms Korean. */
export function weekdayOfWord(word: string): number | undefined {
  return WEEKDAY_INDEX.get(foldText(word));
}
