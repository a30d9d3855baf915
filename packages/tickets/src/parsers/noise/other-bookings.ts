import { findDates } from '../../atoms/date.ts';
import { findDurations } from '../../atoms/duration.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';

/** The heading of what an agency booked beside flights: `CAR     Hertz`, `HOTEL - Hyatt Place`, `Hotel:`. */
const SERVICE =
  /^\s{0,12}(?:\d{1,2}[.)]?\s{1,4})?(?:(?:HOTEL|CAR|CAR (?:RENTAL|HIRE)|RENTAL CAR|RAIL|TRAIN|TRANSFER|LIMO(?:USINE)?|TOUR|CRUISE|INSURANCE|LODGING|TRASLADO|SEGURO|TREN|ALOJAMIENTO|COCHE|ALQUILER|BAHN|VERSICHERUNG|TRANSFERT|NAVETTE|VOITURE|ASSURANCE|TREINO?|NOLEGGIO|ASSICURAZIONE)(?=\s{2}|\s?[-–:|]|\s*$)|(?:Hotel|Car [Rr]ental|Car [Hh]ire|Train|Transfer|Accommodation|Mietwagen|Alquiler de coche)(?:\sat)?\s?(?:[:|]|$|\s{2}|-\s)|Hotel (?=(?:\p{Lu}[\p{L}’'&.-]*\s?){2,8}$))/u;
/** The heading of the next flight. */
const FLIGHT =
  /^\s{0,12}(?:\d{1,2}[.)]?\s{1,4})?(?:AIR|FLIGHT|FLUG|VUELO|VOL|Flight|Air|Flug|Vuelo|Vol|Volo|Voo|항공)(?=\s|:|$)/u;
/** A part of the journey that is not flown: `ARNK`, `SURFACE SECTOR`. */
const SURFACE =
  /(?<![\p{L}\d])(?:ARNK|SURFACE(?: (?:SECTOR|SEGMENT))?|LAND SECTOR|TRAMO TERRESTRE|비항공\s?운송\s?구간)(?!\p{L})/u;
/** Between two flights below each other, with how long it takes: `Transfer` over `1h 30m`. */
const CHANGE = /^\s*transfer\s*$/iu;
/** Lines of a booking of something else. */
const MOST = 14;

/**
 * The lines with those of hotels, cars and trains left empty, where a document lists them beside flights, and of ways
 * that are not flown.
 */
export function withoutOtherBookings(lines: readonly string[]): readonly string[] {
  let since: number | undefined;
  return lines.map((line, at) => {
    if (SERVICE.test(line) && !isChange(line, lines[at + 1])) since = at;
    else if (since !== undefined && (at - since > MOST || endsService(line))) since = undefined;
    const isNoise = since !== undefined || SURFACE.test(line);
    return !isNoise || (line.length > 0 && findFlightNumbers(line).length > 0) ? line : '';
  });
}

function isChange(line: string, below = ''): boolean {
  return CHANGE.test(line) && findDurations(below.trim())[0]?.start === 0;
}

/** An empty line, the next day's heading, or a flight. */
function endsService(line: string): boolean {
  if (line.trim() === '' || FLIGHT.test(line)) return true;
  const [date] = findDates(line);
  return date !== undefined && line.trim().length <= date.end - date.start + 6;
}
