import type { LocalNames } from '@ooo/domain/shared/local-names';
import { type Language, LANGUAGES } from '@ooo/texts/languages';
import { hasData, lazy, readData } from './read-data.ts';

/**
 * `names.<language>.json`: names of cities and other destinations in a language without a column in the rows.
 * Absent ones have their English name. Cities are by their codes, towns and settlements by `Kyoto|JP`, or by
 * `Springfield|US|IL` where a country has several.
 */
interface NamesFile {
  readonly cities?: Readonly<Record<string, string>>;
  readonly towns?: Readonly<Record<string, string>>;
  readonly settlements?: Readonly<Record<string, string>>;
}

type Group = keyof NamesFile;

const files = lazy((): readonly (readonly [Language, NamesFile])[] =>
  LANGUAGES.flatMap((language) => {
    const file = `names.${language}.json`;
    return hasData(file) ? [[language, readData<NamesFile>(file)] as const] : [];
  }),
);

/** The names under the first of the keys that a language knows. */
export function findNames(group: Group, ...keys: readonly string[]): Partial<LocalNames> {
  const names: Partial<LocalNames> = {};
  for (const [language, file] of files()) {
    const key = keys.find((one) => file[group]?.[one] !== undefined);
    const name = key === undefined ? undefined : file[group]?.[key];
    if (name !== undefined) names[language] = name;
  }
  return names;
}
