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
const BEFORE_SYLLABLE: Readonly<Record<string, string>> = { LH: '[나내] ?[1!lI|0]?' };

const STROKE =
  /(?<=[Oo]perated by:?\s{1,30}|OPERATED BY:?\s{1,30})[Il|](\p{Lu}{4,20})(?![\p{L}\d])/gu;
/** `실제운항싱가포르항공` */
const GLUED = /(?<=(?<![가-힣])(?:실제|공동)운항)(?=[가-힣]{2,8}항공(?![가-힣]))/gu;
const FLOWN_BY =
  /(?<=(?<![\p{L}\d])[A-Z\d]{2} ?\d{3,4} ?\( ?)([가-힣]{3,10}) (?!운항)[^\s가-힣)]{2,4}\)?(?=\s{2}|\s?$)/gmu;

/** Flight numbers of carriers that the document names, whose letters were read as digits: `02221` → `OZ221`. */
export function repairCarriers(text: string): string {
  return listCarriers(text).reduce((mended, carrier) => {
    const shapes = [beforeSyllable(carrier), ...misread(carrier)];
    const all = shapes.reduce<string>(
      (lines, shape) => (shape ? lines.replace(shape, `${carrier}$1`) : lines),
      mended,
    );
    return mendBesideName(all, carrier);
  }, mendOperators(text));
}

/** Airlines that fly for others: `operated by /SKYWEST` with the stroke as a letter, and what `운항` behind a name was read as. */
function mendOperators(text: string): string {
  return text
    .replace(GLUED, ' ')
    .replace(STROKE, (whole, name: string) => {
      const isName = airlineCodeByName(name) !== undefined && !airlineCodeByName(`I${name}`);
      return isName ? `/${name}` : whole;
    })
    .replace(FLOWN_BY, (whole, name: string) =>
      airlineCodeByName(name) === undefined ? whole : `${name} 운항)`,
    );
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
 * sum; any other one has to have its cell for itself, and to be no day with its year.
 */
function misread(carrier: string): RegExp[] {
  const syllable = AS_SYLLABLE[carrier];
  if (syllable) return [new RegExp(`(?<=\\s{2})${syllable}(\\d{3,4})(?=\\s?$)`, 'gmu')];
  const code = signsOf(carrier);
  if (code === undefined) return [];
  const cell = (number: string): RegExp =>
    new RegExp(`(?<=^|\\s{2})${code}(${number})(?=\\s{2}|\\s?$)`, 'gmu');
  return [
    cell(String.raw` ?(?!20[2-4]\d)\d{3,4}`),
    ...(READ_AS[carrier.charAt(0)] === '0'
      ? [
          // 0S 26: with one of its letters a short number is none of anything else
          cell(String.raw`(?<=\p{Lu}) \d{1,2}`),
          new RegExp(`(?<![\\p{L}\\d.,:/-])${code}(\\d{3,4})(?![\\p{L}\\d.,:/-])`, 'gu'),
        ]
      : []),
  ];
}

/** `Iberia 181713`: the name of the carrier right before it. */
function mendBesideName(text: string, carrier: string): string {
  const code = signsOf(carrier);
  if (code === undefined) return text;
  const shape = new RegExp(`((?:\\p{L}{2,20} ){1,3})${code}( ?\\d{3,4})(?=\\s{2}|\\s?$)`, 'gmu');
  return text.replace(shape, (whole, name: string, number: string) => {
    const before = name.replace(/\S+ $/u, '');
    return airlineCodeByName(name) === carrier && airlineCodeByName(before) !== carrier
      ? `${name}${carrier}${number}`
      : whole;
  });
}

function beforeSyllable(carrier: string): RegExp | undefined {
  const signs = BEFORE_SYLLABLE[carrier];
  return signs === undefined
    ? undefined
    : new RegExp(`(?<=^|\\s)${signs}(\\d{1,4})(?= ?편(?:[,.\\s]|$))`, 'gmu');
}

/** The code with a digit for a letter at least, or a small one; undefined where its first looks like no digit. */
function signsOf(carrier: string): string | undefined {
  if (!/^[A-Z]{2}$/u.test(carrier) || READ_AS[carrier.charAt(0)] === undefined) return undefined;
  const signs = Array.from(
    carrier,
    (letter) => `[${letter}${letter.toLowerCase()}${READ_AS[letter] ?? ''}]`,
  );
  return `(?!${carrier})${signs.join('')}`;
}
