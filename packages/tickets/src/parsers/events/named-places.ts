import { findAirportCodes } from '../../atoms/airport.ts';
import { isAirportCode } from '../../atoms/airport-code.ts';
import { isSurePlace } from '../../atoms/sure-place.ts';
import { anyCase } from '../../text/any-case.ts';
import { type Hit, collectHits, withoutOverlaps } from '../../text/hit.ts';
import { overlap } from '../../text/span.ts';

/** A place in a sentence, and the end that the word beside it makes it. */
export interface NamedPlace {
  readonly name: string;
  readonly isCode: boolean;
  readonly side?: 'from' | 'to';
}

const FROM = 'from|desde|del?|ab|von|aus|dal?|out of';
const TO = 'to|into|a|al|an|hacia|nach|para|à|vers|for|bound for|con destino a|rumbo a';
const AT = 'at|in|en|em';
const FILLER = String.raw`(?:(?:[Tt]he|la|el|le|los|las|l['’]|airport|aeropuerto|aeroporto|flughafen|aéroport|city|ciudad|of|de|internacional|international)\s){0,4}`;
const LINK = String.raw`(?:\s(?:de|da|do|di|del|la|las|los|of|the|upon|am|an der))?`;
/** Words with capitals, after a preposition or a verb. */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${anyCase(FROM)})|(${anyCase(TO)})|(?:${anyCase(AT)}))\s${FILLER}(\p{Lu}[\p{L}.'’]*(?:${LINK}[\s/-]\p{Lu}[\p{L}.'’]*){0,4})`,
  'gu',
);
/** Right after a verb: `leaves Athens`, `Depart London Heathrow`. */
const FIRST = new RegExp(
  String.raw`^\s{1,3}${FILLER}(\p{Lu}[\p{L}.'’]*(?:${LINK}[\s/-]\p{Lu}[\p{L}.'’]*){0,4})`,
  'u',
);
const CAPITAL = /^\p{Lu}/u;
const HANGUL =
  /(?<![가-힣])([가-힣]{2,12}?)(\([가-힣]{2,10}\)|(?:국제)?공항)?(에서|으로|에|을|를|로|행|발|까지)?(?=[\s,.(→\d-]|$)/gu;

/** The places that a sentence names: by a word before them, by a verb that ends at one of `verbs`, or with their codes. */
export function findNamedPlaces(text: string, verbs: readonly number[]): Hit<NamedPlace>[] {
  const codes = findAirportCodes(text).map(({ value, start, end }) => ({
    value: { name: value, isCode: true, ...sideBefore(text, start) },
    start,
    end,
  }));
  const names = [
    ...collectHits(text, NAMED, (match) => match).flatMap(({ value, start }) => {
      const side = value[1] ? ('from' as const) : value[2] ? ('to' as const) : undefined;
      const words = value[3] ?? '';
      return toPlaces(words, start + value[0].length - words.length, side);
    }),
    ...verbs.flatMap((end) => {
      const match = FIRST.exec(text.slice(end, end + 120));
      const words = match?.[1] ?? '';
      return match ? toPlaces(words, end + match[0].length - words.length, undefined) : [];
    }),
    ...findHangulPlaces(text),
  ];
  return withCodes(withoutOverlaps(names), codes, text);
}

/** The longest beginning of some words with capitals that is a place. */
function toPlaces(
  words: string,
  start: number,
  side: 'from' | 'to' | undefined,
): Hit<NamedPlace>[] {
  if (!CAPITAL.test(words)) return [];
  for (let text = words; text !== ''; text = text.replace(/[\s/-]?[^\s/-]+$/u, '')) {
    const name = text.replace(/[.'’]+$/u, '');
    const end = start + name.length;
    if (/^[A-Z]{3}$/u.test(name) && isAirportCode(name))
      return [{ value: { name, isCode: true, ...(side ? { side } : {}) }, start, end }];
    if (isSurePlace(name))
      return [{ value: { name, isCode: false, ...(side ? { side } : {}) }, start, end }];
  }
  return [];
}

/** `인천공항에서`, `방콕 국제공항`, `뉴욕에`: the end of a word says which end of the flight it is. */
function findHangulPlaces(text: string): Hit<NamedPlace>[] {
  if (!/[가-힣]/u.test(text)) return [];
  return collectHits(text, HANGUL, ([, name = '', more = '', particle]): NamedPlace | undefined => {
    if (!isSurePlace(name)) return undefined;
    const side =
      particle === '에서' || particle === '발'
        ? 'from'
        : particle === '으로' || particle === '로' || particle === '행' || particle === '까지'
          ? 'to'
          : undefined;
    return { name: `${name}${more}`, isCode: false, ...(side ? { side } : {}) };
  });
}

function sideBefore(text: string, start: number): { side?: 'from' | 'to' } {
  const before = text.slice(Math.max(0, start - 12), start);
  if (new RegExp(String.raw`(?<!\p{L})(?:${FROM})\s$`, 'iu').test(before)) return { side: 'from' };
  return new RegExp(String.raw`(?<!\p{L})(?:${TO})\s$`, 'iu').test(before) ? { side: 'to' } : {};
}

/** A code in brackets behind a name, or at its end, says the same place better. */
function withCodes(
  names: readonly Hit<NamedPlace>[],
  codes: readonly Hit<NamedPlace>[],
  text: string,
): Hit<NamedPlace>[] {
  const isSame = (name: Hit<NamedPlace>, code: Hit<NamedPlace>): boolean =>
    overlap(name, code) ||
    (name.end <= code.start && /^[\s(,]{1,3}$/u.test(text.slice(name.end, code.start)));
  const joined = codes.map((code) => {
    const side = names.find((name) => isSame(name, code))?.value.side;
    return side ? { ...code, value: { ...code.value, side } } : code;
  });
  return [...names.filter((name) => !codes.some((code) => isSame(name, code))), ...joined].sort(
    (a, b) => a.start - b.start,
  );
}
