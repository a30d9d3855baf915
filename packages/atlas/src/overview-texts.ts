import type { Language } from '@ooo/domain/shared/language';
import { lazy, readData } from './read-data.ts';

type Texts = ReadonlyMap<string, string>;

const load = (file: string): (() => Texts) =>
  lazy(() => new Map(Object.entries(readData<Readonly<Record<string, string>>>(file))));

const textsOf: Readonly<Record<Exclude<Language, 'en'>, () => Texts>> = {
  ko: load('overview-texts.ko.json'),
  es: load('overview-texts.es.json'),
};

/**
 * What the atlas says in English about events, notable weeks and public holidays (names, impacts and
 * notes), in a language of the interface. A text that has no translation comes back as it is, and so
 * does every text in English.
 */
export function translateOverviewText(language: Language, english: string): string {
  return language === 'en' ? english : (textsOf[language]().get(english) ?? english);
}
