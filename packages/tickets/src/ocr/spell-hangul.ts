import { isAirportCode } from '../atoms/airport-code.ts';
import type { Letter } from './decode-letters.ts';
import type { Sign } from './find-signs.ts';
import type { PrintedWord } from './printed-word.ts';
import { STRIP_EDGE } from './strip.ts';

const SYLLABLE = /[가-힣]/u;
/** Latin letters are never read as a syllable with this certainty. */
const CERTAIN = 95;
/** From here on syllables are seldom taken for others. */
const SURE = 75;
/** English reads digits as well. */
const LIKELY = 60;
/** Share of a word's height by which the network is off a letter. */
const SLACK = 0.2;
/** A day or a year in digits before a bracket, which English reads best. */
const DATED =
  /^((?:20\d{2}([-./]))?\d{1,2}[-./]\d{1,2}|\d{2}\.\d{2}\.\d{2}|[0-3O]?[\dO][A-Z\d]{3}(?:\d{2}|\d{4})?|20\d{2})\(/u;
const WEEKDAY = /[월화수목금토일]/u;
/** What the network sees between brackets instead of one. */
const ALIKE: Readonly<Record<string, string>> = { E: '토', 퇴: '토', 큼: '금' };
/** A code behind a name. */
const NAMED = /(?<=.)([A-Z]{3})\)[.,]?$/u;
/** Signs that the network invents at the edge of a word. */
const EDGE_SIGN = /^[^가-힣A-Za-z\d]$/u;

/**
 * A word with Hangul as the network of syllables reads it, with the days and codes that English reads in the same place,
 * and the signs that are seen in it: the alphabet of the network has no round brackets, and it passes over commas and
 * stops. Undefined where a letter of it is not sure, or none is a syllable.
 */
export function spellHangul(
  word: PrintedWord,
  letters: readonly Letter[],
  signs: readonly Sign[] = [],
): PrintedWord | undefined {
  const all = withSigns(word, letters, signs);
  const text = DATED.test(word.text)
    ? spellDay(word.text, letters)
    : (spellNamed(word.text, all) ?? spellPlain(word.text, all));
  if (text === undefined) return undefined;
  const syllables = letters.filter((letter) => SYLLABLE.test(letter.text));
  const confidence = Math.min(...syllables.map((letter) => letter.confidence), CERTAIN);
  return { ...word, text, confidence, isWhole: true };
}

/** Whether one of the letters is Hangul for certain. */
export function isHangul(letters: readonly Letter[]): boolean {
  return letters.some(({ text, confidence }) => SYLLABLE.test(text) && confidence >= CERTAIN);
}

/** `31DEC(목)`, of which English knows all but the syllable. */
function spellDay(english: string, letters: readonly Letter[]): string | undefined {
  const day = DATED.exec(english)?.[1];
  if (day === undefined) return undefined;
  const bracket = letters.findLastIndex(({ text }) => text === '[');
  const inside = letters.slice(bracket < 0 ? -2 : bracket + 1).find(isDayOfWeek);
  return inside && `${day}(${ALIKE[inside.text] ?? inside.text})`;
}

function isDayOfWeek({ text, confidence }: Letter): boolean {
  return text in ALIKE || (confidence >= LIKELY && WEEKDAY.test(text));
}

/** `서울(ICN)`, `예약번호(PNR)`: a name with a code that both readers see. */
function spellNamed(english: string, letters: readonly Letter[]): string | undefined {
  const [, code = ''] = NAMED.exec(english) ?? [];
  if (code !== 'PNR' && !isAirportCode(code)) return undefined;
  const end = letters.findIndex(
    ({ text, confidence }) => text !== '/' && (!SYLLABLE.test(text) || confidence < SURE),
  );
  const name = letters.slice(0, Math.max(0, end));
  if (name.length < 2) return undefined;
  const isSeen =
    english.includes(`(${code})`) || letters.some((_, at) => startsWith(letters.slice(at), code));
  return isSeen ? `${name.map(({ text }) => text).join('')}(${code})` : undefined;
}

function startsWith(letters: readonly Letter[], code: string): boolean {
  const text = letters.slice(0, code.length).map((letter) => letter.text);
  return text.join('').toUpperCase() === code;
}

/** The letters with the signs in place of what the network made of them. */
function withSigns(
  { left, right, top, bottom }: PrintedWord,
  letters: readonly Letter[],
  signs: readonly Sign[],
): Letter[] {
  const width = right - left + 2 * STRIP_EDGE;
  const slack = SLACK * (bottom - top);
  const toColumn = (at: number): number => left - STRIP_EDGE + at * width;
  const isSign = ({ text, at }: Letter): boolean =>
    !SYLLABLE.test(text) &&
    signs.some(({ from, to }) => toColumn(at) >= from - slack && toColumn(at) <= to + slack);
  return [
    ...letters.filter((letter) => !isSign(letter)),
    ...signs.map(({ text, from, to }) => ({
      text,
      confidence: 100,
      at: ((from + to) / 2 - left + STRIP_EDGE) / width,
    })),
  ].toSorted((a, b) => a.at - b.at);
}

function spellPlain(english: string, letters: readonly Letter[]): string | undefined {
  const own = letters.filter((letter, at) => {
    const isEdge = at === 0 || at === letters.length - 1;
    return !isEdge || isSure(letter, english) || !EDGE_SIGN.test(letter.text);
  });
  if (!own.some(({ text }) => SYLLABLE.test(text))) return undefined;
  if (!own.every((letter) => isSure(letter, english))) return undefined;
  return own.map(({ text }) => toRound(text)).join('');
}

function toRound(sign: string): string {
  return sign === '[' ? '(' : sign === ']' ? ')' : sign;
}

/** A syllable or another letter that is there for certain, or that both readers see. */
function isSure({ text, confidence }: Letter, english: string): boolean {
  if (/[[\]]/u.test(text)) return true;
  if (/\d/u.test(text)) return confidence >= (english.includes(text) ? LIKELY : SURE);
  return confidence >= (/[A-Za-z]/u.test(text) ? CERTAIN : SURE);
}
