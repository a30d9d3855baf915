import type { PoiTag } from '../pois/poi.schema.ts';
import type { Language } from '../shared/language.ts';

/** Sights are as their publishers describe them; food and drink are what people know of long-standing places. */
const SOURCES: Readonly<
  Record<'sights' | 'food' | 'airports', Readonly<Record<Language, string>>>
> = {
  sights: {
    en: 'OOO built-in list; usual hours, check before you go',
    ko: 'OOO 기본 목록(보통 영업시간, 가기 전 확인)',
    es: 'Lista propia de OOO; horario habitual, compruébalo antes de ir',
  },
  food: {
    en: 'OOO built-in list, general knowledge; check before you go',
    ko: 'OOO 기본 목록(일반 상식, 가기 전 확인)',
    es: 'Lista propia de OOO, conocimiento general; compruébalo antes de ir',
  },
  airports: {
    en: 'OurAirports and airport-data-js',
    ko: 'OurAirports, airport-data-js',
    es: 'OurAirports y airport-data-js',
  },
};

/** What the list of sights says of hours, and the same of a place without any. */
const HOURS_SAID: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['; usual hours, check before you go', '; check before you go'],
  ko: ['(보통 영업시간, 가기 전 확인)', '(가기 전 확인)'],
  es: ['; horario habitual, compruébalo antes de ir', '; compruébalo antes de ir'],
};

/** The source of a place as it is shown: beside unknown hours it does not speak of the usual ones. */
export function shownSource(source: string, { hasHours }: { readonly hasHours: boolean }): string {
  if (hasHours) return source;
  return Object.values(HOURS_SAID).reduce((text, [said, left]) => text.replace(said, left), source);
}

/** Where a built-in place comes from, for the reader. */
export function builtInSource(tag: PoiTag, language: Language): string {
  if (tag === 'airport') return SOURCES.airports[language];
  return SOURCES[tag === 'eat' || tag === 'drink' || tag === 'hotel' ? 'food' : 'sights'][language];
}
