import { DISHES, MEALS, SERVINGS } from '../languages/detail-words.ts';
import { findAircraft } from './aircraft.ts';
import { splitCells } from '../text/cells.ts';
import { type Hit, collectHits } from '../text/hit.ts';
import { makeFinder, makeWholeTest } from '../text/made-of.ts';

const NOTHING =
  /^(?:-+|n\/?a|none|nil|no data|keine|(?:no|sin|without|ohne|sans|geen|kein) .*|.*(?:not (?:available|included|served|provided|offered|ordered|requested|selected|chosen)|no incluid[ao]s?|no disponible|nicht (?:inklusive|enthalten)|없음|불포함|미포함|미제공|미신청|미선택|안\s?함))[.]?$/iu;
const LONGEST = 60;
/** What another label names, in the column below the meals': `경유: 0`. */
const OTHER_LABEL = /^\p{L}{2,12}\s?[:：]\s?\S/u;

/** How far its order is: `Chicken pasta (pre-ordered)`. */
const ORDERED =
  /\s\((?:pre-?ordered|ordered|confirmed|requested|selected|paid|included|pedido|confirmad[oa]|solicitad[oa]|incluid[oa]|(?:사전\s?)?(?:주문|신청)(?:\s?완료)?|포함)\)$/iu;

/** The value of a meal label, tidied: `DINNER`, `Snack or brunch`. */
export function readMeal(text: string): string | undefined {
  const value = (text.trim().split(/\s{3,}|[|;]|\s\/\s(?=[^/]{0,40}\d)/u)[0] ?? '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.,/–-]+$/u, '')
    .replace(ORDERED, '');
  if (value.length > LONGEST || !/\p{L}{3}|[가-힣\u3040-\u30ff\u4e00-\u9fff]{2}|\d회/u.test(value))
    return undefined;
  const isOther = OTHER_LABEL.test(value) || findAircraft(value).length > 0;
  return isOther || NOTHING.test(value) ? undefined : value;
}

/** A sentence: `a snack and a hot meal will be served`, `기내식이 제공됩니다`. */
const SAID = new RegExp(
  String.raw`(?<!\p{L}|(?:no|without) )((?:(?:hot|light|cold|full|complimentary|free) )?(?:${MEALS.join('|')})(?: (?:and|or) (?:an? )?(?:(?:hot|light|cold) )?(?:${MEALS.join('|')}))?) (?:will be|is|are) (?:served|provided|offered|included)(?!\p{L})|(기내식|식사|[조중석간]식|스낵)[이가은는]\s?(?:제공|포함)`,
  'giu',
);

const MEAL = makeFinder(MEALS);
const isMadeOfMeals = makeWholeTest([...MEALS, ...SERVINGS]);

/** True for a text that names what is served and says nothing else: `Hot meal`, `기내식 제공`, `Food for purchase`. */
export function isMeal(text: string): boolean {
  return MEAL.test(text) && isOfMeals(text);
}

/** The same for a text that may say only how it is served: `Vegetarian`, `제공`. */
export function isOfMeals(text: string): boolean {
  return text.length <= LONGEST && isMadeOfMeals(text) && !NOTHING.test(text);
}

const DISH = makeFinder(DISHES);

/**
 * True for the name of a dish, as a cell of its own: `Chicken Inasal with Java Rice`. Of a hotel's or a street's name
 * it is true too.
 */
export function isDish(text: string): boolean {
  return text.length <= LONGEST && /^\p{L}[\p{L} ,&'’()-]+$/u.test(text) && DISH.test(text);
}

const isServed = (text: string): boolean => isMeal(text) && !/[:：]/u.test(text);

/** Parts of a cell: `Economy, lunch`. */
const PARTS = /[^,;]+/gu;

/**
 * Meals that are recognised by their words: between bars as in `Airbus A330 | Economy | Food for purchase`, and where a line tells
 * other things of a flight. A word that another meal is beside is its label.
 */
export function findMeals(line: string, { isOfFlight }: { isOfFlight: boolean }): Hit<string>[] {
  if (!(isOfFlight || /[|·•]/u.test(line)) || !MEAL.test(line)) return [];
  const cells = splitCells(line);
  const said = isOfFlight ? collectHits(line, SAID, (match) => match[1] ?? match[2]) : [];
  if (said.length > 0) return said;
  return cells.flatMap(({ text, start, end }, at): Hit<string>[] => {
    if (isServed(text))
      return isServed(cells[at + 1]?.text ?? '') ? [] : [{ value: text, start, end }];
    if (!isOfFlight) return [];
    return [...text.matchAll(PARTS)].flatMap(({ 0: part, index }) => {
      const value = part.trim();
      const from = start + index + part.indexOf(value);
      return isServed(value) ? [{ value, start: from, end: from + value.length }] : [];
    });
  });
}
