import { wordsOf } from '../languages/languages.ts';
import { type Hit, collectHits } from '../text/hit.ts';

const PIECES = new RegExp(
  String.raw`(?<![\p{L}\d])([0-9])\s?(?:[x×]\s?(?=\d)|(?:pcs?|pieces?|pz|piezas?|(?:gepäck)?st(?:ü|u)cke?|개|bags?|maletas?|bagages?|checked|suitcases?|valises?|koffer|colli|${wordsOf(({ pieces }) => pieces).join('|')})(?!\p{L}))`,
  'iu',
);
const WEIGHT = /(?<![\p{L}\d])(\d{1,2})\s?(?:kgs?|kilos?|k)(?!\p{L})/iu;
const POUNDS = /(?<![\p{L}\d])(\d{2})\s?(?:lbs?)(?!\p{L})/iu;

/** What goes into the cabin is no allowance. */
const CARRIED = /carry|cabin|hand(?:bag|gep)|personal item|de mano|기내|휴대/iu;

/** A baggage allowance in its short form: `1PC`, `23KG`, `2PC 23KG`; undefined where the text has none. */
export function readBaggage(text: string): string | undefined {
  // What follows in another sentence is about something else.
  const value = text.slice(0, 200).split(/[.;](?=\s|$)/u)[0] ?? '';
  if (CARRIED.test(value)) return undefined;
  const pieces = PIECES.exec(value);
  const weight = WEIGHT.exec(value);
  const pounds = weight ? null : POUNDS.exec(value);
  const parts = [
    pieces ? `${pieces[1]}PC` : undefined,
    weight ? `${Number(weight[1])}KG` : undefined,
    pounds ? `${pounds[1]}LB` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** With K alone only what airlines sell: 27K is a seat. */
const SHAPE =
  /(?<![\p{L}\d.,-])(?:[0-3]PC|[1-4]\dKG|(?:10|15|20|23|25|30|32|35|40|46)K|[1-4]\s?[x×]\s?[1-3]\d\s?kgs?|\d{1,2}\s?kgs? (?:hold|checked)(?= )|(?<=\s{2})[1-4]\d\s?kgs?(?=\s{2}|\s*$))(?![\p{L}\d])/gu;

/** Allowances that show by their shape, as in columns: `1PC`, `30KG`. */
export function findBaggage(line: string): Hit<string>[] {
  return collectHits(line, SHAPE, (m) => readBaggage(m[0]));
}
