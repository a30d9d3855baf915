import { isHeading, type LabelledField, labelWords } from '../parsers/labels.ts';
import { wordsOf } from '../parsers/languages/languages.ts';

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

/** Labels whose letters have marks that English has not, with what they are read as. */
const LABELS = [
  ...FIELDS.flatMap(labelWords),
  ...wordsOf(({ otherEvents }) => otherEvents),
  ...wordsOf(({ locator }) => locator),
]
  .map(toPrinted)
  .filter((label) => MARKED.test(label) && countPlain(label) >= LEAST_PLAIN)
  .map((label) => ({ label, read: new RegExp(`^${toRead(label)}$`, 'iu') }));

/** A cell, or what of it stands before a colon or a slash. */
const CELL_START = /(?<=^ *|\s{2}|\/ ?)\p{L}(?:[^\s:：/]| (?! )){3,30}?(?=\s*[:：/]|\s{2}|$)/gmu;

/** Labels as they were printed: `Duragao   10h00` → `Duração   10h00`. What is a label as it was read stays. */
export function repairAccents(text: string): string {
  return text.replace(CELL_START, (cell) => findLabel(cell) ?? cell);
}

function findLabel(read: string): string | undefined {
  if (isHeading(read)) return undefined;
  const label = LABELS.find((known) => known.read.test(read))?.label;
  if (label === undefined) return undefined;
  return /^\p{Lu}/u.test(read) ? label.charAt(0).toUpperCase() + label.slice(1) : label;
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
