import { type Hit, collectHits } from '../text/hit.ts';

const PIECES =
  /(?<![\p{L}\d])([0-9])\s?(?:[x×]\s?(?=\d)|(?:pcs?|pieces?|pz|piezas?|(?:gepäck)?st(?:ü|u)cke?|개|bags?|maletas?|bagages?|checked|suitcases?|valises?|koffer|colli)(?!\p{L}))/iu;
const WEIGHT = /(?<![\p{L}\d])(\d{1,2})\s?(?:kgs?|kilos?|k)(?!\p{L})/iu;
const POUNDS = /(?<![\p{L}\d])(\d{2})\s?(?:lbs?)(?!\p{L})/iu;

/** A baggage allowance in its short form: `1PC`, `23KG`, `2PC 23KG`; undefined where the text has none. */
export function readBaggage(text: string): string | undefined {
  const value = text.slice(0, 200);
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

/** Allowances that show by their shape, as in columns: `1PC`, `30KG`. */
export function findBaggage(line: string): Hit<string>[] {
  return collectHits(line, /(?<![\p{L}\d.,-])(?:[0-3]PC|[1-4]\dKG?)(?![\p{L}\d])/gu, (m) =>
    readBaggage(m[0]),
  );
}
