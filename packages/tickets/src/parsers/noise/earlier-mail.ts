import { findAirportCodes } from '../../atoms/airport.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { findTimes } from '../../atoms/time.ts';

const QUOTED = /^\s?>/u;
/** Words of a mail that sends other flights than the one before it. */
const INSTEAD =
  /(?<!\p{L})(?:replaces?|replac(?:ed|ing)|revised|rebooked|re-booked|instead of|supersedes?|no longer valid|ignore (?:the|my)|new (?:flights|itinerary|booking|tickets)|changed (?:the|your) (?:flights|booking)|sustituye|reemplaza|nuevos vuelos|nuevo itinerario|en lugar de|ersetzt|umgebucht|neue flüge|statt|remplace|nouveaux vols|sostituisce)(?!\p{L})|변경된 (?:일정|항공)|다시 (?:예약|발권)|새로 (?:예약|발권)/iu;

/** True for a line that tells of a flight by itself: its number and a time. */
function tellsFlight(line: string): boolean {
  return line.length < 300 && findFlightNumbers(line).length > 0 && findTimes(line).length > 0;
}

/** The route of a flight that is described on one line. */
function routeOf(line: string): string | undefined {
  const [from, to, ...more] = new Set(findAirportCodes(line).map(({ value }) => value));
  return from && to && more.length === 0 ? `${from}-${to}` : undefined;
}

/** True where each quoted flight goes where an own one does, by another number: no one takes both. */
function areAllOther(own: readonly string[], earlier: readonly string[]): boolean {
  const routes = new Set(own.map(routeOf));
  const numbers = new Set(own.flatMap(numbersOf));
  return earlier.every((line) => {
    const route = routeOf(line);
    return (
      route !== undefined && routes.has(route) && !numbersOf(line).some((one) => numbers.has(one))
    );
  });
}

function numbersOf(line: string): readonly string[] {
  return findFlightNumbers(line).map(({ value }) => value.flightNumber);
}

/**
 * The lines with those of earlier mails left empty, where a mail quotes the flights that its own replace: own flights,
 * and a word that says so, or others in the same directions. What is only passed on stays.
 */
export function withoutEarlierMail(lines: readonly string[]): readonly string[] {
  const isQuoted = lines.map((line) => QUOTED.test(line));
  if (!isQuoted.includes(true)) return lines;
  const own = lines.filter((_, at) => !isQuoted[at]);
  const earlier = lines.filter((_, at) => isQuoted[at]);
  const [flights, before] = [own.filter(tellsFlight), earlier.filter(tellsFlight)];
  if (flights.length === 0 || before.length === 0) return lines;
  const replaces = own.some((line) => INSTEAD.test(line)) || areAllOther(flights, before);
  return replaces ? lines.map((line, at) => (isQuoted[at] ? '' : line)) : lines;
}
