import type { PrintedWord } from './printed-word.ts';

const HANGUL = /[가-힣ㄱ-ㅎㅏ-ㅣ]/u;
/** Codes, numbers, times: what English reads better than two scripts at once. */
const LATIN = /^\(?[A-Z\d][A-Za-z\d:.,/()-]*$/u;
/** Flight numbers, seats and airports: what only looks like one is seldom read as one. */
const STRONG = /^(?:[A-Z]{2}\d{3,4}|\d{1,2}[A-K]|\([A-Z]{3}\))$/u;
/** An airport behind a name that is Hangul: `서울(ICN)`. */
const NAMED_CODE = /\([A-Z]{3}\)$/u;
const BRACKETS = /^\([^\s가-힣)]{2,5}\)?$/u;
/** A date with its day of the week in brackets, of which English reads all but the Hangul. */
const DATE = /^\d{1,2}[A-Z]{3}\d{2,4}(?:\(\S{0,3}\)?)?$/u;
/** A month between digits is not read by chance, however unsure the brackets make it. */
const MONTH = /JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC/u;
const LIKELY = 70;
const STRONG_ENOUGH = 45;
const SURE = 85;
const CERTAIN = 90;
/** Single letters are read into anything. */
const LEAST_LETTERS = 2;

/**
 * The words of a picture in two scripts, `mixed`, with the Latin ones as `english` read them where it is at least
 * as sure: looking for Hangul everywhere takes `KE` for a syllable and `OCT` for digits. What English is certain of stays
 * where the other one passed over it, and so do the gaps between words that the other one ran together.
 */
export function mergeReadings(
  english: readonly PrintedWord[],
  mixed: readonly PrintedWord[],
): PrintedWord[] {
  const replaced = new Map<PrintedWord, readonly PrintedWord[]>();
  for (const word of mixed) {
    const parts = english.filter((other) => covers(word, other));
    const joined = parts.map(({ text }) => text).join('');
    if (parts.length > 1 && joined === word.text) replaced.set(word, parts);
  }
  const passed: PrintedWord[] = [];
  for (const word of english) {
    const inside = mixed.filter((other) => covers(word, other) && !replaced.has(other));
    const code = NAMED_CODE.exec(word.text)?.[0];
    const brackets = inside.find(({ text }) => BRACKETS.test(text));
    if (code !== undefined && brackets) replaced.set(brackets, [{ ...brackets, text: code }]);
    const [first, ...more] = inside;
    if (!first && isCertain(word) && !mixed.some((other) => covers(other, word))) passed.push(word);
    if (!first || !isReadable(word) || !isBetter(word, inside)) continue;
    replaced.set(first, [{ ...word, line: first.line }]);
    for (const other of more) replaced.set(other, []);
  }
  return [...mixed.flatMap((word) => replaced.get(word) ?? word), ...passed];
}

/** Whether English reads it so well that no other language is asked. */
export function isSure(word: PrintedWord): boolean {
  const { text, confidence } = word;
  return text.length >= LEAST_LETTERS && (confidence >= SURE || isReadable(word));
}

/** Whether it is so likely in English that another language would not read it better. */
export function isReadable({ text, confidence }: PrintedWord): boolean {
  if (DATE.test(text) && MONTH.test(text)) return true;
  if (DATE.test(text) || LATIN.test(text)) {
    return confidence >= (STRONG.test(text) ? STRONG_ENOUGH : LIKELY);
  }
  return false;
}

function isCertain({ text, confidence }: PrintedWord): boolean {
  return text.length >= LEAST_LETTERS && confidence >= CERTAIN;
}

function isBetter(word: PrintedWord, inside: readonly PrintedWord[]): boolean {
  if (DATE.test(word.text)) return true;
  if (inside.some(({ text }) => HANGUL.test(text))) return false;
  if (STRONG.test(word.text)) return inside.every(({ text }) => !STRONG.test(text));
  return inside.every(({ confidence }) => word.confidence >= confidence - 5);
}

/** The middle of the other word lies in the box of the first. */
function covers(box: PrintedWord, { left, right, top, bottom }: PrintedWord): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
