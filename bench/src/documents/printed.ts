import { cityNamesOf, findAirport } from '@ooo/atlas/airports';
import { parseDuration } from '@ooo/domain/shared/duration';
import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';

/** Korean dates are numbers alone. */
const LANGUAGES = ['en', 'es', 'de', 'fr', 'nl', 'pt'];

/** What tickets leave out of an airport's name. */
const AIRPORT = / ?(?:International |국제)?(?:Airport|공항)$/u;

/**
 * For each field of an expected segment, the forms in which a document may print it: the document must contain one of
 * them.
 */
export function listPrinted(segment: TicketSegment): string[][] {
  const { flightNumber = '', departureDate = '', seat, duration } = segment;
  return [
    [flightNumber.slice(2)],
    ...[segment.from, segment.to].filter((code) => code !== undefined).map(listPlaces),
    ...[segment.departureTime, segment.arrivalTime]
      .filter((time) => time !== undefined)
      .map(listTimes),
    listDays(departureDate),
    ...(duration ? [listDurations(parseDuration(duration) ?? 0)] : []),
    ...(seat?.split(', ') ?? []).map((one) => [one]),
    ...[segment.aircraft, segment.meal, segment.baggage, segment.operatedBy, segment.pnr]
      .filter((text) => text !== undefined)
      .map((text) => [text]),
  ];
}

function listPlaces(code: string): string[] {
  const airport = findAirport(code);
  if (!airport) throw new Error(`The atlas has no airport ${code}.`);
  const { en, ko = en, es = en } = cityNamesOf(airport);
  const names = [airport.name, ...airport.aliases].map((name) => name.replace(AIRPORT, ''));
  return [code, ...names, en, ko, es];
}

function listTimes(time: string): string[] {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)];
  const isMorning = hour < 12;
  const half = `${hour % 12 || 12}${minute}`;
  return [
    time,
    time.replace(':', 'h'),
    half + (isMorning ? 'AM' : 'PM'),
    half + (isMorning ? 'A' : 'P'),
    (isMorning ? '오전' : '오후') + half,
  ];
}

function listDays(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const [m, d] = [Number(month), Number(day)];
  const named = LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    const name = format.format(new Date(date));
    const short = name.slice(0, 3);
    return [`${d} ${short}`, `${short} ${d}`, `${short} ${day}`, `${name} ${d}`, `${d} de ${name}`];
  });
  return [
    ...named,
    `${month}/${day}`,
    `${day}/${month}`,
    `${m}월 ${d}일`,
    `${month}월 ${day}일`,
    `${year}. ${m}. ${d}.`,
  ];
}

function listDurations(minutes: number): string[] {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hour, String(hour).padStart(2, '0')].flatMap((h) =>
    [rest, String(rest).padStart(2, '0')].flatMap((m) => [
      `${h}${m}`,
      `${h}h${m}`,
      `${h}h${m}m`,
      `${h}h${m}min`,
      `${h}hr${m}min`,
      `${h}hrs${m}mins`,
      `${h}hour${m}minutes`,
      `${h}hours${m}minutes`,
      `${h}u${m}min`,
      `${h}시간${m}분`,
    ]),
  );
}
