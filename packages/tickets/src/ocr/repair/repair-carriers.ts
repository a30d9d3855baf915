import { airlineCodeByName } from '../../atoms/airline.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';

/** The line speaks of an airline. */
const AIRLINE = /air|항공|aero/iu;
const MAX_LINES = 200;
const HEAD_LINES = 12;
/** Letters of carriers' codes, and the digits that they are read as. */
const READ_AS: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  Z: '2',
  S: '5',
  B: '8',
  I: '1',
  L: '1',
  T: '7',
  A: '4',
  G: '6',
};

/** Two letters that the engine takes for a syllable among Hangul, and that for a digit: `KE081` → `16081`. */
const AS_SYLLABLE: Readonly<Record<string, string>> = { KE: '1?6' };

/** Letters that it takes for a syllable and a stroke where the number ends in a syllable as well: `LH719편` → `나 1719 편`. */
const BEFORE_SYLLABLE: Readonly<Record<string, string>> = { LH: '[나내] ?[1!l|]' };

/** Flight numbers of carriers that the document names, whose letters were read as digits: `02221` → `OZ221`. */
export function repairCarriers(text: string): string {
  return listCarriers(text).reduce((mended, carrier) => {
    const shape = beforeSyllable(carrier) ?? misread(carrier);
    return shape ? mended.replace(shape, `${carrier}$1`) : mended;
  }, text);
}

function listCarriers(text: string): string[] {
  const lines = text.split('\n').slice(0, MAX_LINES);
  const named = lines
    .filter((line, at) => at < HEAD_LINES || AIRLINE.test(line))
    .map((line) => airlineCodeByName(line.slice(0, 200)));
  const numbered = lines.flatMap((line) =>
    findFlightNumbers(line).map(({ value }) => value.carrier),
  );
  return [...new Set([...named, ...numbered])].filter((code) => code !== undefined);
}

/**
 * A code whose letters all look like digits, at least one of them read so. With a leading zero a number is no
 * sum; any other one has to have its cell for itself.
 */
function misread(carrier: string): RegExp | undefined {
  if (!/^[A-Z]{2}$/u.test(carrier)) return undefined;
  const syllable = AS_SYLLABLE[carrier];
  if (syllable) return new RegExp(`(?<=\\s{2})${syllable}(\\d{3,4})(?=\\s?$)`, 'gmu');
  const [first = '', second = ''] = carrier;
  const a = READ_AS[first];
  if (a === undefined) return undefined;
  const code = `(?!${carrier})${signsOf(first)}${signsOf(second)}`;
  return a === '0'
    ? new RegExp(`(?<![\\p{L}\\d.,:/-])${code}(\\d{3,4})(?![\\p{L}\\d.,:/-])`, 'gu')
    : new RegExp(`(?<=^|\\s{2})${code}(\\d{3,4})(?=\\s{2}|\\s?$)`, 'gmu');
}

function beforeSyllable(carrier: string): RegExp | undefined {
  const signs = BEFORE_SYLLABLE[carrier];
  return signs === undefined
    ? undefined
    : new RegExp(`(?<=^|\\s)${signs}(\\d{1,4})(?= ?편(?:[,.\\s]|$))`, 'gmu');
}

/** A letter, small or large, and the digit that it looks like. */
function signsOf(letter: string): string {
  return `[${letter}${letter.toLowerCase()}${READ_AS[letter] ?? ''}]`;
}
