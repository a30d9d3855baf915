import { MEALS } from '../../languages/detail-words.ts';
import { isHeading, type LabelledField, labelWords } from '../../atoms/labels.ts';
import { wordsOf } from '../../languages/languages.ts';

const FIELDS: readonly LabelledField[] = [
  'departure',
  'arrival',
  'duration',
  'aircraft',
  'seat',
  'meal',
  'baggage',
  'operatedBy',
];
const MARKED = /[\u00c0-\u024f]/u;
/** Letters that are read well on both sides of the marked ones; less is a word like any other. */
const LEAST_PLAIN = 4;
const LEAST_PLAIN_OF_MEALS = 5;

interface MarkedWord {
  readonly word: string;
  /** What it is read as. */
  readonly read: RegExp;
}

/** Labels whose letters have marks that English has not, and words of meals, which are in sentences. */
const LABELS = listMarked(
  [
    ...FIELDS.flatMap(labelWords),
    ...wordsOf(({ otherEvents }) => otherEvents),
    ...wordsOf(({ recordLocator }) => recordLocator),
  ],
  LEAST_PLAIN,
);
const MEAL_WORDS = listMarked(MEALS, LEAST_PLAIN_OF_MEALS);

/** The first words of labels of record locators, which go on in many ways. */
const RECORD_LOCATOR_WORDS: readonly MarkedWord[] = [
  ['Código', 'd[aeo] (?:la )?(?:reserva|confirma)'],
  ['Número', 'd[aeo] (?:la )?(?:reserva|confirma)'],
  ['Référence', 'd[eu] (?:r.{1,2}servation|dossier)'],
  ['Numéro', 'd[eu] (?:r.{1,2}servation|dossier)'],
].map(([word = '', rest = '']) => ({
  word,
  read: new RegExp(`(?<=^ *|[\\s(:])${toRead(word)}(?= ${rest})`, 'gimu'),
}));

/** A cell, or the part of it before a colon or a slash. */
const CELL_START = /(?<=^ *|\s{2}|\/ ?)\p{L}(?:[^\s:：/]| (?! )){3,30}?(?=\s*[:：/]|\s{2}|$)/gmu;
const WORD = /(?<!\p{L})\p{L}{5,16}(?!\p{L})/gu;

/** Labels and meals as they were printed: `Duragao   10h00` → `Duração   10h00`. What is a label as it was read stays. */
export function repairAccents(text: string): string {
  return RECORD_LOCATOR_WORDS.reduce((mended, { word, read }) => mended.replace(read, word), text)
    .replace(CELL_START, (cell) => (isHeading(cell) ? cell : (findWord(cell, LABELS) ?? cell)))
    .replace(WORD, (word) => (/\p{Ll}/u.test(word) ? (findWord(word, MEAL_WORDS) ?? word) : word));
}

function findWord(read: string, known: readonly MarkedWord[]): string | undefined {
  const word = known.find((one) => one.read.test(read))?.word;
  if (word === undefined) return undefined;
  return /^\p{Lu}/u.test(read) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function listMarked(patterns: readonly string[], leastPlain: number): MarkedWord[] {
  return patterns
    .map(toPrinted)
    .filter((word) => MARKED.test(word) && countPlain(word) >= leastPlain)
    .map((word) => ({ word, read: new RegExp(`^${toRead(word)}$`, 'iu') }));
}

/** The word that the inside of a regular expression names, without what may be left out; empty where it names several. */
function toPrinted(pattern: string): string {
  const word = pattern
    .replaceAll(/\(\?:(?:[^()]|\([^()]*\))*\)\?/gu, '')
    .replaceAll(/\[[^\]]*?(.)\]/gu, '$1')
    .replaceAll(/.\?/gu, '');
  return /^[\p{L} ]+$/u.test(word) ? word : '';
}

/** A marked letter is read as one or two of any kind. */
function toRead(label: string): string {
  return Array.from(label, (letter) => (MARKED.test(letter) ? '[^\\s\\d]{1,2}' : letter)).join('');
}

function countPlain(label: string): number {
  return Array.from(label).filter((letter) => letter !== ' ' && !MARKED.test(letter)).length;
}
