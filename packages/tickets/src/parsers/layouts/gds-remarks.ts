import type { Found, SegmentDraft } from '../../document.ts';
import { isAircraftCode } from '../../atoms/aircraft.ts';
import { toFlightNumber } from '../../atoms/flight-number.ts';
import { joinSeats, readSeats } from '../../atoms/seat.ts';
import { foundIn } from '../lines/line-reader.ts';

/**
 * Amadeus: `SSR RQST LO HK2 JFKWAW/24A,P1/24B,P2/RS/S3`; TravelSky: `SSR SEAT CA HK1 PEKLHR 855 L11MAR 33A/P1`; Sabre:
 * `SSR SEAT KE HK1 ICNLHR0907Y12FEB/31AN`.
 */
const BY_ROUTE =
  /\bSSR\s?(?:RQST|NSST|NSSA|NSSW|SEAT)\s?(?<carrier>[A-Z\d]{2})\s?[A-Z]{2}\d{1,2}\s(?<route>[A-Z]{6})(?:\s?(?<number>\d{1,4})\s?[A-Z]\d{1,2}[A-Z]{3}[\s/.](?=\d))?(?<seats>(?:\/?0?[1-9]\d?[A-L]N?(?![A-Z\d])(?:[,/]P\d{1,2})?)+)/u;
/**
 * Galileo: `EK  018 Q 07OCT MANDXB HK  48H NA`; Sabre: `1 UA 837V 14OCT SFONRT HK N 31A`; Worldspan:
 * `ET  673 21JAN ICNADD  HK 021A  021C` and `1.DL 1820 14APR ATLSEA  17C LANGFORD/P  17D LANGFORD/E`.
 */
const BY_FLIGHT =
  /^\s{0,4}(?:\d{1,2}[.\s]\s{0,2})?(?<carrier>[A-Z\d]{2})\s{0,4}(?<number>\d{1,4})\s{0,3}[A-Z]?\s{1,3}\d{1,2}[A-Z]{3}\s{1,3}(?<route>[A-Z]{6})(?:\s{1,3}[A-Z]{2})?\s{1,4}(?:N\s)?(?<seats>0?[1-9]\d?[A-L](?:(?:\s{1,3}[A-Z]{2,24}\/[A-Z]{1,24})?\s{1,3}0?[1-9]\d?[A-L]){0,8})(?![\p{L}\d])/u;
/** What heads seats on lines of their own: `1. AZ  758 Y  03JUN FCOICN HK` over `032A HK N  1.ROSSI/MARCO MR`. */
const SEATS_BELOW =
  /^\s{0,4}(?:\d{1,2}\.?\s{1,3})?(?<carrier>[A-Z\d]{2})\s{0,4}(?<number>\d{1,4})\s{0,3}[A-Z]?\s{1,3}\d{1,2}[A-Z]{3}\s{1,3}(?<route>[A-Z]{6})\s{1,3}[A-Z]{2}\d{0,2}\s*$/u;
const SEAT_LINE = /^\s{2,12}(?:\d{1,2}\.\s)?(?<seats>0?[1-9]\d?[A-L])\s{1,3}[A-Z]{2}(?!\p{L})/u;
const CARRIER_AND_RECORD_LOCATOR: readonly RegExp[] = [
  // Galileo: `VL   1  1A  EK  JT5WQR  0944 03JUN`, `VLOC-LH*7HQ2WX/03NOV 1102`.
  /^\s{0,6}VL\s{1,6}\d{1,2}\s{1,6}[A-Z\d]{2}\s{1,6}([A-Z\d]{2})\s{1,6}([A-Z\d]{6})(?![\p{L}\d])/u,
  /^\s{0,6}VLOC-([A-Z\d]{2})\*([A-Z\d]{6})(?![\p{L}\d])/u,
  // Worldspan: `*ET LOC LMTQWS*`.
  /\*([A-Z\d]{2})(?:\s{1,6}|\sLOC\s)([A-Z\d]{6})(?![\p{L}\d])/u,
  // TravelSky: `11.RMK CA/NK4TWQ`.
  /^\s{0,4}\d{1,2}\.\s?RMK\s([A-Z\d]{2})\/([A-Z\d]{6})\s*$/u,
];

/** What Amadeus displays of a flight below all of them: `SQ 607  EQP 359  ICNSIN  0900 1425  18FEB27 THU`. */
const EQUIPMENT =
  /^\s{0,6}(?<carrier>[A-Z\d]{2})\s{0,4}(?<number>\d{1,4})\s{1,4}EQP\s(?<type>[A-Z\d]{3})(?![\p{L}\d])/u;
/** Travellers between seats, and the letter of seats without smoke. */
const BESIDE_SEATS = /[,/]?P\d{1,2}(?!\d)|(?<=[A-L])N(?![A-Z])|[A-Z]{2,24}\/[A-Z]{1,24}/gu;

interface Remarks {
  /** By `EK18 MANDXB` or `LO JFKWAW`. */
  readonly seats: ReadonlyMap<string, readonly Found<string>[]>;
  /** By carrier. */
  readonly recordLocators: ReadonlyMap<string, Found<string>>;
  /** By flight. */
  readonly equipment: ReadonlyMap<string, Found<string>>;
}

/**
 * The segments with what a reservation system prints below all of them: seats, and the record locators of the airlines.
 */
export function addRemarks(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const { seats, recordLocators, equipment } = readRemarks(lines);
  return segments.map((segment) => {
    const flight = segment.flightNumber?.value ?? '';
    const route = `${segment.from?.value}${segment.to?.value}`;
    const carrier = flight.slice(0, 2);
    const own = seats.get(`${flight} ${route}`) ?? seats.get(`${carrier} ${route}`) ?? [];
    const [first] = own;
    const pnr = segment.pnr ?? recordLocators.get(carrier);
    const aircraft = segment.aircraft ?? equipment.get(flight);
    return {
      ...segment,
      ...(pnr ? { pnr } : {}),
      ...(aircraft ? { aircraft } : {}),
      ...(first ? { seat: { ...first, value: joinSeats(own.map(({ value }) => value)) } } : {}),
    };
  });
}

function readRemarks(lines: readonly string[]): Remarks {
  const seats = new Map<string, Found<string>[]>();
  const recordLocators = new Map<string, Found<string>>();
  const equipment = new Map<string, Found<string>>();
  let head: Cells | undefined;
  for (const [at, text] of lines.entries()) {
    const cells = (BY_ROUTE.exec(text) ?? BY_FLIGHT.exec(text))?.groups;
    const below = head && SEAT_LINE.exec(text)?.groups;
    head = SEATS_BELOW.exec(text)?.groups ?? (below && head);
    const printed = (cells ?? below)?.['seats'];
    const value = readSeats(printed?.replaceAll(BESIDE_SEATS, ' ') ?? '');
    const key = keyOf(cells ?? head);
    if (key !== undefined && value !== undefined)
      seats.set(key, [...(seats.get(key) ?? []), foundIn({ text, at }, value, printed)]);
    const { carrier = '', number = '', type = '' } = EQUIPMENT.exec(text)?.groups ?? {};
    const flight = isAircraftCode(type) ? toFlightNumber(carrier, number) : undefined;
    if (flight !== undefined) equipment.set(flight, foundIn({ text, at }, type, type));
    for (const pattern of CARRIER_AND_RECORD_LOCATOR) {
      const [, carrier, recordLocator] = pattern.exec(text) ?? [];
      if (carrier !== undefined && recordLocator !== undefined)
        recordLocators.set(carrier, foundIn({ text, at }, recordLocator, recordLocator));
    }
  }
  return { seats, recordLocators, equipment };
}

type Cells = Readonly<Record<string, string | undefined>>;

/** `EK18 MANDXB`, or `LO JFKWAW` where no number is printed. */
function keyOf(cells: Cells | undefined): string | undefined {
  if (!cells) return undefined;
  const { carrier = '', number, route = '' } = cells;
  const flight = number === undefined ? carrier : toFlightNumber(carrier, number);
  return `${flight} ${route}`;
}
