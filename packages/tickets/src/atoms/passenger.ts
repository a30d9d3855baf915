import { findAirportsByName } from '@ooo/atlas/airports';
import { findAirportCodes } from './airport.ts';
import { isSurePlace } from './sure-place.ts';
import { type Hit, collectHits, withoutOverlaps } from '../text/hit.ts';

const TITLES = 'MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF|HERR|FRAU|SR|SRA|SRTA|MME';
const SLASHED =
  /(?<![\p{L}\d/])(\p{Lu}[\p{Lu}'’ -]{0,30}\p{Lu})\s?\/\s?(\p{Lu}[\p{Lu}' -]{0,30})(?![\p{L}\d/])/gu;
const LABELLED =
  /(?:^|[\s.])(?:passenger name|name of passenger|passenger|traveller|traveler|pasajero|passagier|reisender|승객\s?성명|승객명|탑승객(?:명)?|성명)(?:\s?\/\s?[\p{L} ]{3,24}|\s[A-Z][\p{L} ]{2,18})?(?:\s{0,3}[:：]\s{0,20}|\s{2,20}(?=(?:MR|MRS|MS|MISS|DR|HERR|FRAU)\b))((?:\p{L}[\p{L}'’.-]*)(?:[ ,/]{1,2}\p{L}[\p{L}'’.-]*){0,4})/giu;
const TITLE_START = new RegExp(String.raw`^(?:${TITLES})\.?\s+`, 'iu');
/** Reservation systems run a title into the name: `1.1MUSTER/MINAMS`. */
const TITLE_INSIDE =
  /(?<=\d\.\d\p{Lu}[\p{Lu} ]{1,30}\/\p{Lu}{3,30}?)(MISS|MSTR|MRS|MR|MS)(?![\p{L}\d])/gu;
const TITLE_END = new RegExp(String.raw`\s*(?<=[\s\p{L}])(?:\s(?:${TITLES}))\.?$`, 'iu');
const NOT_A_NAME =
  /\b(?:FLIGHT|FLT|CL|CLS|TERMINAL|FROM|NAME|TICKET|RECEIPT|TAX|FARE|DATE|BEFORE|AFTER|AIRPORT|AIRLINES?|CITY|BAG|CARRIER|ITINERARY|ENDORSEMENTS?|SSR|DOCS?|ZONE|NUMBER|SEAT|CLASS|CODE|STATUS|PIECES?|DEPARTURE|ARRIVAL|DEPARTS?|ARRIVES?|TIME|LOCAL|ISSUE[DR]?|AGENT|OPERATED|BOOKING|DESDE|HACIA|NOMBRE|PASAJE|FECHA|RESERVA)\b/iu;

/** What stands before a place: `LV SEOUL/INCHEON`. */
const END_OF_FLIGHT = /^(?:LV|AR|DEP|ARR|FM|FROM|TO)\s+/u;

/** Travellers named in a line, as `John Doe`: `DOE/JOHN MR`, `Traveller: John Doe`, `1.1KONQUI/KATIE MS`. */
export function findPassengers(line: string): Hit<string>[] {
  if (/SSR|DOCS|FQTV/u.test(line)) return [];
  const text = line
    .replaceAll(TITLE_INSIDE, (title) => ' '.repeat(title.length))
    .replaceAll(/(?<=\d\.\d)(?=\p{Lu})|(?<=^|\s)[A-Z]?\d(?=\p{Lu})/gu, ' ');
  const slashed = collectHits(text, SLASHED, (m) => slashedName(m[1] ?? '', m[2] ?? ''));
  const mayBePlaces = slashed.some((hit) => !hit.value.titled) && findAirportCodes(text).length > 0;
  const names = slashed.flatMap(({ value, ...place }) =>
    !value.titled &&
    (isSurePlace(text.slice(place.start, place.end).replace(END_OF_FLIGHT, '')) ||
      (mayBePlaces && value.parts.every(isPlace)))
      ? []
      : [{ ...place, value: titleCase(value.parts.join(' ')) }],
  );
  return withoutOverlaps([
    ...names,
    ...collectHits(text, LABELLED, (m) => labelledName(m[1] ?? '')),
  ]);
}

interface SlashedName {
  readonly parts: readonly [given: string, surname: string];
  /** A title is a person's, whatever the words before it. */
  readonly titled: boolean;
}

function slashedName(surname: string, given: string): SlashedName | undefined {
  const whole = (given.split(/\s{2,}/u)[0] ?? '').trim();
  const first = whole.replace(TITLE_END, '');
  const last =
    surname
      .split(/\s{2,}|(?<=\s)FOR\s/u)
      .at(-1)
      ?.trim() ?? '';
  if (first.length < 2 || last.length < 2 || NOT_A_NAME.test(`${first} ${last}`)) return undefined;
  return { parts: [first, last], titled: whole !== first };
}

/** `SEOUL/GIMPO` is a city and its airport. */
function isPlace(name: string): boolean {
  return (findAirportsByName(name, 1)[0]?.score ?? 0) >= 0.6;
}

function labelledName(text: string): string | undefined {
  const whole = (text.split(/\s{2,}/u)[0] ?? '').trim();
  const [last = '', first = ''] = whole.split(/\s?[/,]\s?/u);
  const [given, surname] = [first, last].map((part) =>
    part.replace(TITLE_START, '').replace(TITLE_END, '').trim(),
  );
  const name = `${given} ${surname}`.trim();
  return name.length < 3 || !name.includes(' ') || NOT_A_NAME.test(name)
    ? undefined
    : titleCase(name);
}

function titleCase(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\s+/gu, ' ');
}
