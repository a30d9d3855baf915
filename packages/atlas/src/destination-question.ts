import { fold } from '@ooo/domain/shared/fold';
import { LANGUAGES } from '@ooo/texts/languages';
import { countryName, findCountryByName, listCountryCodes } from './countries.ts';
import { lazy } from './read-data.ts';

/** A question: a name, and a hint of where it is. */
export interface DestinationQuestion {
  readonly name: string;
  /** Countries, states and provinces, or the beginnings of their names. */
  readonly parts: readonly string[];
}

const countryNames = lazy((): readonly string[] =>
  listCountryCodes().flatMap((code) =>
    LANGUAGES.map((language) => fold(countryName(code, language))),
  ),
);

const LEAST_BEGINNING = 2;

function isCountry(text: string, mayBegin: boolean): boolean {
  if (findCountryByName(text) !== undefined) return true;
  const start = fold(text);
  if (!mayBegin || start.length < LEAST_BEGINNING) return false;
  return countryNames().some((name) => name.startsWith(start));
}

/**
 * The ways to read a text: as one name, with what follows a comma apart, and with words at either end that are a
 * country or that `isRegion` knows: `Toledo Ohio`, `granada nicaragua`, `스페인 톨레도`. `mayBegin` is for a text that is
 * still being typed, in which a country may be half there.
 */
export function readDestinationQuestion(
  text: string,
  {
    isRegion,
    mayBegin,
  }: { readonly isRegion: (text: string) => boolean; readonly mayBegin: boolean },
): DestinationQuestion[] {
  const [name = '', ...parts] = text.split(',').map((part) => part.trim());
  const said = parts.filter((part) => part !== '');
  const questions: DestinationQuestion[] = [{ name, parts: said }];
  if (said.length > 0) return questions;
  const words = name.split(/\s+/u);
  const isPlace = (part: string): boolean => isRegion(part) || isCountry(part, mayBegin);
  for (let at = 1; at < words.length; at += 1) {
    const [first, rest] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (isPlace(rest)) questions.push({ name: first, parts: [rest] });
    if (findCountryByName(first) !== undefined) questions.push({ name: rest, parts: [first] });
  }
  return questions;
}
