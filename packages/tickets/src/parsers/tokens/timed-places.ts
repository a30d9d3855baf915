import { isNamed, withoutTerminal } from '../../atoms/airport-name.ts';
import { isSurePlace } from '../../atoms/sure-place.ts';
import type { Span } from '../../text/span.ts';
import { isShortInKorean, spellOut } from './place-name.ts';
import { type Token, ofKind } from './token.ts';

/** The text between two places, and between a place and its time. */
const DIVIDER = /\s?(?:->|-->|[-–—~→➔>⇒▶►✈])\s?|\sto\s/u;
/** As in chats: `11:50 malta -> 14:05 gatwick`. */
const LOWER = /^\p{Ll}{4,14}(?: \p{Ll}{4,14})?$/u;
/** A word of what is before, in Korean, Japanese and Chinese: `KE653편 인천 14:30 출발 LA 09:40 도착`, `羽田 08:30発`. */
const CUE =
  /^(?:편|便|[発发着到]|\s{0,3}(?:출발|도착|出発|到着|出发|到达|起飞))(?=\s|$)|(?<=\s)(?:익일|다음\s?날|담날|이튿날)\s?$/gu;
const EDGE = /^[\s,:·|()[\]/~→➔>⇒▶►✈–—-]+|[\s,:·|([\]/~→➔>⇒▶►✈–—-]+$/gu;
/** Signs between a name and its time. */
const NEAR = 4;
const LONGEST_GAP = 60;
/** `BA178, New York JFK 08:10 to London Heathrow 20:05`. */
const TO = /^\s(?:to|nach|hasta)(?=\s\p{Lu})/u;

interface Gap {
  readonly from: number;
  readonly to: number;
}

interface Piece extends Span {
  readonly text: string;
}

/**
 * Places by name beside their times, however close, or two with a divider between all other shapes of the line:
 * `김포09:50-송산11:25`, `대구 20:05 ~ 다낭 22:50`, `Singapore 09:15-Kuala Lumpur 10:25`, `OZ521 서울/인천 - 런던/히드로`.
 * Two of a line at least, and no codes beside them, or one that is the other end of the only code.
 */
export function readTimedPlaces(line: string, at: number, shapes: readonly Token[]): Token[] {
  const times = shapes.filter(({ kind }) => kind === 'time');
  const codes = ofKind(shapes, 'airport');
  const hasFlight = shapes.some(({ kind }) => kind === 'flight');
  if (shapes.length === 0 || codes.length > 1) return [];
  const sorted = [...shapes].sort((a, b) => a.start - b.start);
  const gaps = [...sorted, undefined].map((next, index) => ({
    from: sorted[index - 1]?.end ?? 0,
    to: next?.start ?? line.length,
  }));
  const places = gaps
    .map((gap) => readGap(line, gap, hasFlight))
    .flatMap((pieces) =>
      pieces.length === 2
        ? pieces
        : pieces.filter((piece) => times.some((time) => isBeside(piece, time))),
    );
  const [code] = codes;
  const ends = code ? places.filter(({ text }) => !isNamed(code.value, text)) : places;
  if (ends.length < 2 && !(code && ends.length === 1 && times.length === 2)) return [];
  if (code && ends.length > 1) return [];
  return ends.map(({ text, start, end }) => ({
    kind: 'place',
    value: LOWER.test(text) ? toName(text) : spellOut(withoutTerminal(text)),
    line: at,
    start,
    end,
  }));
}

/** The names between two tokens: all that is there, in a row of a flight each cell, or both sides of a divider. */
function readGap(line: string, { from, to }: Gap, hasFlight: boolean): Piece[] {
  if (to - from < 2) return [];
  const lead = /^\s*/u.exec(line.slice(from, to))?.[0].length ?? 0;
  const gap = line
    .slice(from, Math.min(to, from + lead + LONGEST_GAP))
    .replace(TO, (word) => ' '.repeat(word.length))
    .replace(CUE, (word) => ' '.repeat(word.length));
  const isPlace = (text: string): boolean =>
    (isSurePlace(withoutTerminal(text)) && !isOfTwo(text, line)) ||
    isShortInKorean(text, line) ||
    (hasFlight && LOWER.test(text) && isSurePlace(toName(text)));
  const whole = gap.replaceAll(EDGE, '');
  const cells = hasFlight ? whole.split(/\s{2,}/u) : [whole];
  const parts = cells.every(isPlace) ? cells : gap.split(DIVIDER);
  const pieces: Piece[] = [];
  let offset = from;
  for (const part of parts) {
    const start = line.indexOf(part, offset);
    offset = start + part.length;
    const text = firstPlace(part.replaceAll(EDGE, ''), pieces.length, isPlace);
    if (text === '') continue;
    const first = start + part.indexOf(text);
    pieces.push({ text, start: first, end: first + text.length });
  }
  return pieces.every(({ text }) => isPlace(text)) ? pieces : [];
}

/** `인천-LA`: what looks like a state behind a name is the other end. */
function isOfTwo(text: string, line: string): boolean {
  const parts = text.split(DIVIDER);
  return parts.length === 2 && parts.some((part) => isShortInKorean(part, line));
}

function toName(text: string): string {
  return text.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function isBeside(piece: Piece, time: Token): boolean {
  const gap = piece.end <= time.start ? time.start - piece.end : piece.start - time.end;
  return gap >= 0 && gap <= NEAR;
}

/** Behind a first place the second one may begin more text: `김포→제주 예약번호 8ZQK2T`. */
function firstPlace(text: string, before: number, isPlace: (text: string) => boolean): string {
  const [first = ''] = text.split(' ', 1);
  const word = first.replace(/[,;.]$/u, '');
  return before === 1 && word !== text && !isPlace(text) && isPlace(word) ? word : text;
}
