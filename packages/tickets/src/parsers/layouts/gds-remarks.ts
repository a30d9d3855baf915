import type { Found, LegDraft } from '../../document.ts';
import { toFlightNumber } from '../atoms/flight-number.ts';
import { joinSeats, readSeats } from '../atoms/seat.ts';
import { foundIn } from '../text/line-reader.ts';

/** Amadeus: `SSR RQST LO HK2 JFKWAW/24A,P1/24B,P2/RS/S3`. */
const BY_ROUTE =
  /\bSSR\s(?:RQST|NSST|NSSA|NSSW|SEAT)\s(?<carrier>[A-Z\d]{2})\s[A-Z]{2}\d{1,2}\s(?<route>[A-Z]{6})(?<seats>(?:\/\d{1,2}[A-L](?:,P\d{1,2})?)+)/u;
/** Galileo: `EK  018 Q 07OCT MANDXB HK  48H NA`; Sabre: `1 UA 837V 14OCT SFONRT HK N 31A`; Worldspan: `ET  673 21JAN ICNADD  HK 021A  021C`. */
const BY_FLIGHT =
  /^\s{0,4}(?:\d{1,2}\s)?(?<carrier>[A-Z\d]{2})\s{0,4}(?<number>\d{1,4})\s{0,3}[A-Z]?\s{1,3}\d{1,2}[A-Z]{3}\s{1,3}(?<route>[A-Z]{6})\s{1,3}[A-Z]{2}\s{1,4}(?:N\s)?(?<seats>0?[1-9]\d?[A-L](?:\s{1,3}0?[1-9]\d?[A-L]){0,8})(?![\p{L}\d])/u;
/** Galileo: `VL   1  1A  EK  JT5WQR  0944 03JUN`; Worldspan: `*ET LOC LMTQWS*`. */
const LOCATOR =
  /(?:^\s{0,6}VL\s{1,6}\d{1,2}\s{1,6}[A-Z\d]{2}\s{1,6}|\*)(?<carrier>[A-Z\d]{2})(?:\s{1,6}|\sLOC\s)(?<locator>[A-Z\d]{6})(?![\p{L}\d])/u;

interface Remarks {
  /** By `EK18 MANDXB` or `LO JFKWAW`. */
  readonly seats: ReadonlyMap<string, readonly Found<string>[]>;
  /** By carrier. */
  readonly locators: ReadonlyMap<string, Found<string>>;
}

/** The legs with what a reservation system prints below all of them: seats, and the locators of the airlines. */
export function addRemarks(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  const { seats, locators } = readRemarks(lines);
  return legs.map((leg) => {
    const flight = leg.flightNumber?.value ?? '';
    const route = `${leg.from?.value}${leg.to?.value}`;
    const carrier = flight.slice(0, 2);
    const own = seats.get(`${flight} ${route}`) ?? seats.get(`${carrier} ${route}`) ?? [];
    const [first] = own;
    const pnr = leg.pnr ?? locators.get(carrier);
    return {
      ...leg,
      ...(pnr ? { pnr } : {}),
      ...(first ? { seat: { ...first, value: joinSeats(own.map(({ value }) => value)) } } : {}),
    };
  });
}

function readRemarks(lines: readonly string[]): Remarks {
  const seats = new Map<string, Found<string>[]>();
  const locators = new Map<string, Found<string>>();
  for (const [at, text] of lines.entries()) {
    const cells = (BY_ROUTE.exec(text) ?? BY_FLIGHT.exec(text))?.groups;
    const value = readSeats(cells?.['seats']?.replaceAll(/,P\d{1,2}/gu, ' ') ?? '');
    if (cells && value !== undefined) {
      const { carrier = '', number, route = '' } = cells;
      const flight = number === undefined ? carrier : toFlightNumber(carrier, number);
      const key = `${flight} ${route}`;
      seats.set(key, [...(seats.get(key) ?? []), foundIn({ text, at }, value, cells['seats'])]);
    }
    const { carrier, locator } = LOCATOR.exec(text)?.groups ?? {};
    if (carrier !== undefined && locator !== undefined)
      locators.set(carrier, foundIn({ text, at }, locator, locator));
  }
  return { seats, locators };
}
