import { splitCells } from '../text/cells.ts';
import type { Hit } from '../text/hit.ts';

const NOTHING =
  /^(?:-+|n\/?a|none|not available|not included|no meal|no data|없음|불포함|no incluid[ao]|sin comida|keine)$/iu;

/** The value of a meal label, tidied: `DINNER`, `Snack or brunch`. */
export function readMeal(text: string): string | undefined {
  const value = (text.trim().split(/\s{3,}|[|;]/u)[0] ?? '').replaceAll(/\s+/gu, ' ').trim();
  if (value.length > 60 || !/\p{L}{3}|[가-힣]{2}/u.test(value)) return undefined;
  return NOTHING.test(value) ? undefined : value;
}

/** What airlines call what they serve, alone in a cell. */
const SERVED =
  /^(?:(?:hot |light |cold |full )?(?:meals?|breakfast|lunch|dinner|brunch|snacks?|refreshments?)(?: (?:and|or|\/|&) (?:snacks?|breakfast|lunch|dinner|refreshments?|drinks?))?|(?:food|snacks?|meals?) for purchase|desayuno|almuerzo|cena|refrigerio)$/iu;

/** Meals that show by their words, as in a row of facts: `Airbus A330 | Economy | Food for purchase`. */
export function findMeals(line: string): Hit<string>[] {
  if (!/[|·•]/u.test(line)) return [];
  return splitCells(line)
    .filter(({ text }) => SERVED.test(text))
    .map(({ text, start, end }) => ({ value: text, start, end }));
}
