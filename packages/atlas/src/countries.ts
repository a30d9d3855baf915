import { inEveryLanguage, type Language, LANGUAGES } from '@ooo/texts/languages';
import { countryName, listCountryCodes } from './country-names.ts';
import { fold } from '@ooo/domain/shared/fold';
import { lazy } from './read-data.ts';

export { countryName, listCountryCodes } from './country-names.ts';

export interface Country {
  readonly code: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly flag: string;
}

/** Other names that travel documents use. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  CN: ['China', 'PR China', 'Peoples Republic of China'],
  CZ: ['Czech Republic', 'Czech Rep'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Inglaterra', 'Gran Bretaña'],
  HK: ['Hong Kong'],
  KR: ['Korea', 'Republic of Korea', 'Rep of Korea', 'Korea Republic of', 'Corea', '한국'],
  MM: ['Burma', 'Myanmar'],
  MO: ['Macau', 'Macao'],
  NL: ['Holland', 'The Netherlands'],
  RU: ['Russian Federation'],
  TR: ['Turkey', 'Turquía', '터키'],
  US: ['USA', 'United States of America', 'U.S.A.', 'EE. UU.', 'EEUU', 'Estados Unidos de América'],
  VN: ['Viet Nam'],
};

/** The flag as an emoji of two regional indicators; empty for what is not two letters. */
export function flagOf(countryCode: string): string {
  const code = countryCode.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return '';
  return String.fromCodePoint(0x1f1a5 + code.charCodeAt(0), 0x1f1a5 + code.charCodeAt(1));
}

/** Undefined for a code that no country has. */
export function findCountry(code: string): Country | undefined {
  const upper = code.trim().toUpperCase();
  if (!listCountryCodes().includes(upper)) return undefined;
  const names = inEveryLanguage((language) => countryName(upper, language));
  return { code: upper, names, flag: flagOf(upper) };
}

const codesByName = lazy(() => {
  const found = new Map<string, string>();
  for (const code of listCountryCodes()) {
    for (const language of LANGUAGES) found.set(fold(countryName(code, language)), code);
  }
  for (const [code, names] of Object.entries(OTHER_NAMES)) {
    for (const name of names) found.set(fold(name), code);
  }
  return found;
});

/** The code of a country by its whole name in any of the languages. */
export function findCountryByName(name: string): string | undefined {
  return codesByName().get(fold(name));
}
