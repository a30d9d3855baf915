import { MONTH_PATTERN } from './calendar-words.ts';
import { findDurations } from './duration.ts';
import { splitCells } from '../text/cells.ts';
import type { Hit } from '../text/hit.ts';
import { collectHits, withoutOverlaps } from '../text/hit.ts';

const MAKER =
  /(?<!\p{L})(?:boeing|airbus(?: industrie)?|embraer|bombardier|(?:de havilland(?: canada)? )?dash|de havilland(?: canada)?|atr|canadair|fokker|comac|saab|sukhoi superjet|보잉|에어버스|엠브라에르)\s{1,2}[A-Z]{0,4}-?\d[\dA-Z]{0,3}(?:-[\dE][\dA-Z]{0,4})?(?:\s?(?:neo|max\s?\d?|er|lr|dreamliner))?(?:\s\((?:(?:split|blended)\s)?(?:scimitar\s)?(?:winglets?|sharklets?)\)|\spassenger(?=\s{2}|\s*$))?(?![\p{L}\d])/giu;
const TYPE =
  /(?<![\p{L}\d-])(?:A3[0-9]{2}(?:-\d{3,4})?(?:-?neo)?|B?737[ -]MAX(?:[ -]\d{1,2})?|(?:CRJ|ERJ)[ -]?\d{3,4}|E1\d\d-E2|A2[0-9]{2}(?:-\d{3})?|B?7[0-9]7-[\dMAX]{1,4}(?:ER|LR)?)(?![\p{L}\d-])/gu;

/** `EQP 789` inside a line of capitals. */
const LABELLED = /(?<![\p{L}\d])(?:EQP|EQUIP|EQ)[.:]?\s([A-Z\d]{3})(?![\p{L}\d])/gu;
/** The designators of ICAO, as a cell of their own: `B77W`, `A20N`, `E75L`. */
const DESIGNATOR =
  /^(?:B7(?:[3-8]\d|7[LW]|8X)|B3[789]M|A(?:2[01]N|3[0-9][0-9KN])|E(?:170|175|190|195|290|295|75[LS])|AT(?:43|45|72|75|76)|DH8[ABCD]|CRJ[279X]|BCS[13])$/u;

/** The codes of IATA: `77W`, `32N`, `789`, `DH4`. */
const CODE =
  /^(?:14[123]|22[13]|29[05]|31[0-9ABNX]|32[0-9ABNQSX]|33[0-9AEHKX]|34[0-9]|35[0-9KX]|38[08]|7[1-8]\d|7[2-8][A-Z]|7M[789]|AT[4-7DR]|CR[1279JKA]|CS[13]|DH[1-8]|E[79][05WJ]|ER[34D]|SU9)$/u;

/** True for a code that airlines print for a type of aircraft. */
export function isAircraftCode(text: string): boolean {
  return CODE.test(text);
}

/** A code of IATA beside how long the flight takes, between bars: `0hr58  |  DH4 | Operated by Jazz`. */
function findCodes(line: string): Hit<string>[] {
  if (!/[|·•]/u.test(line)) return [];
  const cells = splitCells(line);
  return cells.flatMap(({ text, start, end }, at) => {
    const isBeside = [cells[at - 1], cells[at + 1]].some((other) => other && isLength(other.text));
    return isAircraftCode(text) && isBeside ? [{ value: text, start, end }] : [];
  });
}

function isLength(text: string): boolean {
  const [duration] = findDurations(text, { labelled: true });
  return duration?.start === 0 && duration.end === text.length;
}

/** Aircraft that are recognised by their shape: `Boeing 777-300ER`, `A321`, `757-200`, `B77W`. */
export function findAircraft(line: string): Hit<string>[] {
  const designators = splitCells(line)
    .filter(({ text }) => DESIGNATOR.test(text))
    .map(({ text, start, end }) => ({ value: text, start, end }));
  return withoutOverlaps([
    ...collectHits(line, MAKER, read),
    ...designators,
    ...findCodes(line),
    ...collectHits(line, LABELLED, (m) => m[1] ?? '').map(({ value, end }) => ({
      value,
      start: end - value.length,
      end,
    })),
    ...collectHits(line, TYPE, read),
  ]);
}

function read(match: RegExpExecArray): string {
  return match[0].replaceAll(/\s+/gu, ' ').trim();
}

/** What is in other columns: a duration, a date, a time, a seat. */
const MOMENT = new RegExp(
  String.raw`\d\s?(?:h|hrs?|min|m|[ap]m)\b|\d{1,2}[.:]\d{2}|\d\s?(?:${MONTH_PATTERN})(?!\p{L})|^(?:${MONTH_PATTERN})\s|^\d{1,2}[A-HJ-L]$`,
  'iu',
);
/** A code that reads like a seat: of rows beyond 72 only the largest aircraft have some. */
const LIKE_SEAT = /^7[35-8][A-HJ-L]$/u;
/** A flight's number beside `Avión`, or a price. */
const OTHER = /^[A-Z][A-Z\d]\s?\d{3,4}$|\d\s?[x×]\s?\d|[$€£₩]/u;
/** What may follow a type and still belong to it: `-NEO`, `/300`, ` (77W)`. */
const TAIL = 8;

/** The value of an aircraft label. A code like `77W` or `32Q` is taken as it is. */
export function readAircraft(text: string): string | undefined {
  const value = (text.trim().split(/\s{2,}|\s\/\s|[|,;]/u)[0] ?? '').replace(
    /[\s/·]+$|(?<!\([^)]*)\)$/u,
    '',
  );
  const shaped = findAircraft(text.slice(0, 120))[0];
  if (shaped) return value.length <= shaped.end + TAIL ? value : shaped.value;
  if (LIKE_SEAT.test(value)) return value;
  if (MOMENT.test(value) || OTHER.test(value) || !/\d/u.test(value)) return undefined;
  return /^[\p{L}\d][\p{L}\d /().-]{1,40}$/u.test(value) ? value : undefined;
}
