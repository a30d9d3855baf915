import { inEveryLanguage, type Language } from '@ooo/texts/languages';
import { listCityCodes, readCityFile } from './city-folders.ts';
import { hasData, lazy, readData } from './read-data.ts';

type Texts = ReadonlyMap<string, string>;

type TextsFile = Readonly<Record<string, string>>;

/** Texts that cities share, and those of a single city. */
const load = (language: Language): (() => Texts) =>
  lazy(() => {
    const file = `overview-texts.${language}.json`;
    const shared = hasData(file) ? readData<TextsFile>(file) : {};
    const own = listCityCodes().map((code) =>
      readCityFile<TextsFile>(code, `texts.${language}.json`),
    );
    return new Map([shared, ...own].flatMap((texts) => Object.entries(texts ?? {})));
  });

const textsOf = inEveryLanguage(load);

/**
 * What the atlas says in English about events, notable weeks and public holidays (names, impacts and
 * notes), in a language of the interface. A text that has no translation comes back as it is, and so
 * does every text in English.
 */
export function translateOverviewText(language: Language, english: string): string {
  return language === 'en' ? english : (textsOf[language]().get(english) ?? english);
}
