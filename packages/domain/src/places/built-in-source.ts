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

/** Where a built-in place comes from, for the reader. */
export function builtInSource(tag: PoiTag, language: Language): string {
  if (tag === 'airport') return SOURCES.airports[language];
  return SOURCES[tag === 'eat' || tag === 'drink' || tag === 'hotel' ? 'food' : 'sights'][language];
}
