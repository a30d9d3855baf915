import { findAirportsByName } from '@ooo/atlas/airports';
import { findAirportCodes } from './airport.ts';
import { isSurePlace } from './sure-place.ts';
import { isNameless, isPersonName } from './person-name.ts';
import { type Hit, collectHits, withoutOverlaps } from '../text/hit.ts';

const TITLES = 'MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF|HERR|FRAU|SR|SRA|SRTA|MME';
const SLASHED =
  /(?<![\p{L}\d/])(\p{Lu}[\p{Lu}'’ -]{0,30}\p{Lu}\s?)\/(\s?\p{Lu}[\p{Lu}' -]{0,30})(?![\p{L}\d/])/gu;
const LABELLED =
  /(?:^|[\s.])(?:passenger name|name of passenger|passenger|traveller|traveler|pasajero|passagier|reisender|승객\s?성명|승객명|탑승객(?:명)?|성명)(?:\s?\/\s?[\p{L} ]{3,24}|\s[A-Z][\p{L} ]{2,18})?(?:\s{0,3}[:：]\s{0,20}|\s{2,20}(?=(?:MR|MRS|MS|MISS|DR|HERR|FRAU)\b))((?:\p{L}[\p{L}'’.-]*)(?:[ ,/]{1,2}\p{L}[\p{L}'’.-]*){0,4})/giu;
const TITLE_START = new RegExp(String.raw`^(?:${TITLES})\.?\s+`, 'iu');
/** Reservation systems run a title into the name: `1.1MUSTER/MINAMS`. Elsewhere MS alone may end a name: `WILLIAMS`. */
const TITLE_INSIDE =
  /(?<=\d\.\d\p{Lu}[\p{Lu} ]{1,30}\/\p{Lu}{3,30}?)(MISS|MSTR|MRS|MR|MS)(?![\p{L}\d])|(?<=\p{Lu}\/\p{Lu}{3,30}?)(?:MISS|MSTR|MRS|MR)(?![\p{L}\d])/gu;
const TITLE_END = new RegExp(String.raw`\s*(?<=[\s\p{L}])(?:\s(?:${TITLES}))\.?$`, 'iu');
const OTHERS = /\s외$/u;
/** Names in Hangul that are said to be several: `김민수 외`, `나은별, 오준서`. */
const HANGUL = /^[가-힣]{2,5}(?:\s외|(?:,\s?[가-힣]{2,5})+)$/u;

/** What is before a place: `LV SEOUL/INCHEON`. */
const END_OF_FLIGHT = /^(?:LV|AR|DEP|ARR|FM|FROM|TO)\s+/u;

/** Travellers named in a line, as `John Doe`: `DOE/JOHN MR`, `Traveller: John Doe`, `1.1KONQUI/KATIE MS`. */
export function findPassengers(line: string): Hit<string>[] {
  if (/SSR|DOCS|FQTV/u.test(line)) return [];
  const text = line
    .replaceAll(TITLE_INSIDE, (title) => ' '.repeat(title.length))
    .replaceAll(/(?<=\d\.\d)(?=\p{Lu})|(?<=^|\s)[A-Z]?\d(?=\p{Lu})/gu, ' ');
  const slashed = collectHits(text, SLASHED, (m) => slashedName(m[1] ?? '', m[2] ?? ''));
  const mayBePlaces = slashed.some((hit) => !hit.value.titled) && findAirportCodes(text).length > 0;
  const named = slashed.filter(
    (hit) => hit.value.titled || (isPersonName(text, hit, hit.value.parts) && !isRoute(hit)),
  );
  return withoutOverlaps([
    ...named.map(({ value, start, end }) => ({ value: value.names, start, end })),
    ...collectHits(text, LABELLED, (m) => labelledNames(m[1] ?? '')),
  ]).flatMap(({ value, ...place }) => value.map((name) => ({ ...place, value: titleCase(name) })));

  function isRoute({ start, end, value }: Hit<SlashedName>): boolean {
    const own = text.slice(start, end).replace(END_OF_FLIGHT, '');
    return isSurePlace(own) || (mayBePlaces && value.parts.every(isPlace));
  }
}

interface SlashedName {
  readonly parts: readonly [given: string, surname: string];
  /** Of one traveller, or of two: `ANA MARTIN / LUIS PEREZ`. */
  readonly names: readonly string[];
  /** A title is a person's, whatever the words before it. */
  readonly titled: boolean;
}

function slashedName(surname: string, given: string): SlashedName | undefined {
  const whole = (given.split(/\s{2,}/u)[0] ?? '').trim();
  const first = whole.replace(TITLE_END, '');
  const last =
    surname
      .split(/\s{2,}|(?<=\s)(?:FOR|CONFIRMED)\s/u)
      .at(-1)
      ?.trim() ?? '';
  if (first.length < 2 || last.length < 2 || isNameless([first, last])) return undefined;
  const isSpaced = surname.endsWith(' ') && given.startsWith(' ');
  const areTwo = isSpaced && [first, last].every((part) => part.includes(' '));
  return {
    parts: [first, last],
    names: areTwo
      ? [last, first].map((name) => name.replace(TITLE_START, ''))
      : [`${first} ${last}`],
    titled: whole !== first,
  };
}

/** `SEOUL/GIMPO` is a city and its airport. */
function isPlace(name: string): boolean {
  return (findAirportsByName(name, 1)[0]?.score ?? 0) >= 0.6;
}

function labelledNames(text: string): string[] | undefined {
  const whole = (text.split(/\s{2,}/u)[0] ?? '').trim();
  // `나은별, 오준서` are two travellers, `김민수 외 1명` is one and those with him.
  if (HANGUL.test(whole)) return whole.replace(OTHERS, '').split(/,\s?/u);
  const [last = '', first = ''] = whole.split(/\s?[/,]\s?/u);
  const [given, surname] = [first, last].map((part) =>
    part.replace(TITLE_START, '').replace(TITLE_END, '').trim(),
  );
  const name = `${given} ${surname}`.trim();
  return name.length < 3 || !name.includes(' ') || isNameless([name]) ? undefined : [name];
}

function titleCase(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\s+/gu, ' ');
}
