import { type Language, LANGUAGES } from '@ooo/texts/languages';
import { USUAL } from '@ooo/texts/usual';
import { lazy } from './read-data.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Codes that Intl names but that are no country: unions, test codes, former codes. */
const NOT_A_COUNTRY = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT PU QO QU RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
);

const displayNames = lazy(
  () =>
    new Map<Language, Intl.DisplayNames>(
      LANGUAGES.map((language) => [
        language,
        new Intl.DisplayNames(USUAL[language].locale, { type: 'region', fallback: 'none' }),
      ]),
    ),
);

/** All ISO 3166 codes of two letters that have a name, in alphabetical order. */
export const listCountryCodes = lazy((): readonly string[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !NOT_A_COUNTRY.has(code) && displayNames().get('en')?.of(code) !== undefined,
  ),
);

/** The country's name in a language; the code itself where there is none. */
export function countryName(code: string, language: Language = 'en'): string {
  const upper = code.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(upper)) return upper;
  return displayNames().get(language)?.of(upper) ?? upper;
}
