import { type Hit, collectHits } from '../text/hit.ts';
import { splitCells } from '../text/cells.ts';
import { BARE_CODE, isLoneCode, isTrap, isWordCode, toKnownCode } from './airport-code.ts';
import { findFlightNumbers } from './flight-number.ts';

const PAIRED =
  /^(?:\s?[·,]\s[\p{L} .,'’/]{2,30})?\s?(?:->|→|➔|✈|–|—|-|>|⇒|(?<=\s)to)\s?(?:[\p{L} .,'’/]{2,30}\s)?$/u;

/** Signs between a pair and the number behind it. */
const MOST_SIGNS = 3;
const CHAIN = /(?<![\p{L}\d])[A-Z]{3}(?:\s?(?:->|→|➔|✈|–|—|-|>|⇒)\s?[A-Z]{3}){2,5}(?![\p{L}\d])/u;
const GLUED = /(?<![\p{L}\d])([A-Z]{3})(?=\s?\d{1,2}:\d{2})/gu;
const SLASHED_PAIR = /(?<![\p{L}\d/])([A-Z]{3})\/([A-Z]{3})(?![\p{L}\d/])/u;

/** Two codes of a line that are the ends of a flight by how they are placed, the surest first. */
export function findCodePairs(line: string): Hit<string>[] {
  return [
    ...findLonePair(line),
    ...findNamedPair(line),
    ...findCutPair(line),
    ...findChain(line),
    ...findGlued(line),
    ...findSlashedPair(line),
  ];
}

/** `SEA   SFO`: two cells with nothing but a code are the ends of a flight, even where one is a word too. */
function findLonePair(line: string): Hit<string>[] {
  const codes = splitCells(line).filter(({ text }) => isLoneCode(text));
  if (codes.length !== 2 || codes.every(({ text }) => !isWordCode(text))) return [];
  return codes.map(({ text, start, end }) => ({ value: text, start, end }));
}

/** `SYD - SIN - LHR`: three codes or more with dividers between. */
function findChain(line: string): Hit<string>[] {
  const chain = CHAIN.exec(line);
  if (!chain) return [];
  const codes = collectHits(chain[0], /[A-Z]{3}/gu, ([code]) => code).map((hit) => ({
    value: hit.value,
    start: chain.index + hit.start,
    end: chain.index + hit.end,
  }));
  return codes.length > 2 && codes.every(({ value }) => isLoneCode(value)) ? codes : [];
}

/** `ICN13:10-LHR17:30`, `ICN 08:10-KIX 10:00`: two codes with their times right behind. */
function findGlued(line: string): Hit<string>[] {
  const codes = collectHits(line, GLUED, toKnownCode).filter(({ value }) => !isTrap(value));
  return codes.length > 1 ? codes : [];
}

/** `SQ607 12MAR27 ICN  SIN`: the last word of a cell with a flight, and the whole of the next one. */
function findCutPair(line: string): Hit<string>[] {
  const cells = splitCells(line);
  return cells.flatMap((cell, at): Hit<string>[] => {
    const next = cells[at + 1];
    const code = /\s([A-Z]{3})$/u.exec(cell.text)?.[1] ?? '';
    if (!next || code === next.text || ![code, next.text].every(isLoneCode)) return [];
    if (findFlightNumbers(cell.text).length === 0) return [];
    return [
      { value: code, start: cell.end - 3, end: cell.end },
      { value: next.text, start: next.start, end: next.end },
    ];
  });
}

/** `KQ101 LHR/NBO`, `LHR/NBO, KQ101`: beside a flight a slash is as good as an arrow. */
function findSlashedPair(line: string): Hit<string>[] {
  const pair = SLASHED_PAIR.exec(line);
  const [from = '', to = ''] = [pair?.[1], pair?.[2]];
  if (!pair || from === to || ![from, to].every(isLoneCode)) return [];
  const behind = pair.index + pair[0].length;
  const isBefore = findFlightNumbers(line.slice(0, pair.index)).length > 0;
  const [next] = isBefore ? [] : findFlightNumbers(line.slice(behind));
  if (!isBefore && !(next && next.start <= MOST_SIGNS)) return [];
  return [
    { value: from, start: pair.index, end: pair.index + 3 },
    { value: to, start: pair.index + 4, end: pair.index + 7 },
  ];
}

/** `上海浦东 PVG - 首尔仁川 ICN`, `BOS · Logan – LIS · Humberto Delgado`: the only two codes of a line, with a divider between. */
function findNamedPair(line: string): Hit<string>[] {
  const codes = collectHits(line, BARE_CODE, toKnownCode).filter(({ value }) => !isTrap(value));
  const [first, second, ...more] = codes;
  if (!first || !second || more.length > 0 || first.value === second.value) return [];
  return PAIRED.test(line.slice(first.end, second.start)) ? codes : [];
}
