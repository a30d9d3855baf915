import { groupBy } from '@ooo/domain/shared/group-by';
import { type PrintedWord, toLines } from './printed-word.ts';

/** A line without a word of this confidence is a pattern, or the edge of the paper. */
const LEAST_CONFIDENCE = 45;
/** No word of a language, of which the engine is seldom sure, but nothing that a pattern looks like. */
const CODE = /^(?:[A-Z\d][A-Z\d/.:*+-]{4,}|(?=(?:\D*\d){3})[A-Za-z\d]{5,8})$/u;
const LEAST_OF_CODES = 20;
/** A word that shows where the print of the page begins and ends. */
const SURE = 70;
const WHOLE_WORD = 3;

/** Between two words a sign with spaces around it takes more than this many letters' widths. */
const WEDGE = 1.3;
const LATIN = /^[\x21-\x7e\u00a1-\u024f]+$/u;

/** The words without what the edge of the paper and the table beside it look like: single signs beyond all print. */
export function dropDirt(words: readonly PrintedWord[]): PrintedWord[] {
  const whole = words.filter(
    ({ text, confidence }) => confidence >= SURE && text.length >= WHOLE_WORD,
  );
  const left = Math.min(...whole.map((word) => word.left));
  const right = Math.max(...whole.map((word) => word.right));
  const inside = words.filter((word) => !isSign(word) || (word.right > left && word.left < right));
  const lines = groupBy(inside, (word) => word.line).values();
  return [...lines].filter(isPrint).flat();
}

function isSign({ text }: PrintedWord): boolean {
  return text.length === 1 || (text.length === 2 && /[^\p{L}\p{N}]/u.test(text));
}

function isPrint(line: readonly PrintedWord[]): boolean {
  return line.some(({ text, confidence }) => {
    const least = CODE.test(text) ? LEAST_OF_CODES : LEAST_CONFIDENCE;
    return confidence >= least && /[\p{L}\p{N}]/u.test(text);
  });
}

/** The words without single signs where there is no room for them: `Boeing | 737-800`, which a second reading sees in a space. */
export function dropWedged(words: readonly PrintedWord[]): PrintedWord[] {
  return toLines(words).flatMap((line) =>
    line.filter((word, at) => !isWedged(word, line[at - 1], line[at + 1])),
  );
}

function isWedged(word: PrintedWord, before?: PrintedWord, next?: PrintedWord): boolean {
  const { text } = word;
  if (text.length > 1 || !before || !next) return false;
  // A box that reaches over the sign does not say where its word ends.
  if (before.right > word.left || word.right > next.left) return false;
  if (![text, before.text, next.text].every((one) => LATIN.test(one))) return false;
  return next.left - before.right < WEDGE * Math.min(measureLetter(before), measureLetter(next));
}

function measureLetter({ text, left, right }: PrintedWord): number {
  return (right - left) / text.length;
}
