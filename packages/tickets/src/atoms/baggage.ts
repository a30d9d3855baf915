import { CHECKED, COUNTS, HAND_BAGS, PIECES } from '../languages/detail-words.ts';
import { type Cell, splitCells } from '../text/cells.ts';
import { type Hit, collectHits, withoutOverlaps } from '../text/hit.ts';
import { makeFinder, makeWholeTest } from '../text/made-of.ts';

const COUNT = COUNTS.map(([, words]) => words).join('|');
const PIECE = PIECES.join('|');
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:0?([0-9])|(${COUNT})(?=\s))\s?(?:[x×]\s?(?=\d)|(?:${PIECE})(?!\p{L}))|\d\s?kgs?\s?[x×]\s?([1-9])(?!\d)`,
  'iu',
);
const WEIGHT =
  /(?:(?<![\p{Script=Latin}\d])|(?<=\d[x×]))(\d{1,2})\s?(?:kgs?|kilos?|kilogram(?:m?e?s|os)?|k|킬로|㎏|公斤|キロ|кг)(?!\p{L}|\s?[x×]\s?\d\d)/iu;
const POUNDS = /(?<![\p{L}\d])(\d{2})\s?(?:lbs?|pounds?|libras)(?!\p{L})/iu;

const HAND = makeFinder(HAND_BAGS);
const OWN = makeFinder(CHECKED);
const ONLY = '(?:only|s[oó]lo|solamente|[uú]nicamente|nur|seulement|uniquement|alleen|만)';
/** `Carry-on only`; of `7 kg (1 piece only)` one knows no more. */
const HAND_ONLY = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${HAND_BAGS.join('|')})(?:\s(?:bag(?:gage|s)?|luggage|수[하화]물))?\s?${ONLY}|(?<!\p{L})${ONLY}\s(?:\p{L}{4,8}\s)?(?:${HAND_BAGS.join('|')}))(?![\p{Ll}\d])`,
  'iu',
);
/** Nothing is checked without a fee. */
const NONE =
  /^(?:none|nil|not (?:included|allowed|permitted)|no(?: est[áa])? incluid[oa]s?|nicht (?:inklusive|enthalten)|non inclus|niet inbegrepen|keine?s?)$|(?<!\p{L})(?:no|without|sin|ohne|sans|kein|geen|zero) (?:checked|hold|free|equipaje|maletas?|bag(?:gage|s)?|luggage|(?:auf|frei|aufgabe)\p{L}*gep|bagages?|ruimbagage)|불포함|미포함|없음/iu;
/** A fee is not an allowance. */
const PRICE =
  /[$€£¥₩]\s?\d|\d\s?(?:[€£₩원]|usd|eur|gbp|krw|cad|aud)(?!\p{L})|(?:usd|eur|gbp|krw|cad|aud)\s?\d/iu;

/** `Equipaje de mano, por pasajero:` is one label. */
const LABEL = /^[^\d:：]{3,60}[:：]/u;
/** A limit for single bags is not an allowance: `Single pieces no more than 32kg`. */
const OF_ONE = /(?<!\p{L})(?:single|individual|any (?:one|single)) (?:piece|bag|item)s?(?!\p{L})/iu;

interface Item {
  readonly isHand: boolean;
  readonly isNone: boolean;
  readonly pieces: string | undefined;
  weight: string | undefined;
}

/**
 * What may be checked, in its short form: `1PC`, `23KG`, `2PC 23KG`, `0PC` where nothing may be; undefined where the
 * text does not say it, as of bags for the cabin alone.
 */
export function readBaggage(text: string): string | undefined {
  // The next sentence is about something else.
  const value = text.slice(0, 200).split(/\.(?=\s+\p{Lu}|\s*$)/u)[0] ?? '';
  const items = listItems(value);
  const own = items.find(
    (item) => !item.isHand && (item.isNone || (item.pieces ?? item.weight) !== undefined),
  );
  if (own) {
    if (own.isNone) return '0PC';
    return [own.pieces, own.weight].filter((part) => part !== undefined).join(' ');
  }
  return HAND_ONLY.test(value) ? '0PC' : undefined;
}

/**
 * What a text lists one after another: `1 carry-on (8 kg), 1 checked bag (23 kg)` are two; a weight belongs to what is
 * before it.
 */
function listItems(text: string): Item[] {
  if (PRICE.test(text)) return [];
  const items: Item[] = [];
  const labelled = text.replace(LABEL, (label) => label.replaceAll(',', ' '));
  for (const part of labelled.split(
    /[,;/+·|]|(?<!\p{L})(?:and|plus|y|und|et|en(?!\s(?:soute|cabine|bodega|cabina|el|la)(?!\p{L})))(?!\p{L})|\s[-–—]\s|및/iu,
  )) {
    const pieces = readPieces(part);
    const weight = OF_ONE.test(part) ? undefined : readWeight(part);
    const isHand = HAND.test(part);
    const isNone = NONE.test(part.trim());
    const last = items.at(-1);
    const isOwn = isHand || isNone || pieces !== undefined || OWN.test(part);
    const isMore = !isOwn && last !== undefined;
    if (isMore) last.weight ??= weight;
    else items.push({ isHand, isNone, pieces, weight });
  }
  return items;
}

function readPieces(text: string): string | undefined {
  const [, digit, word, times] = COUNTED.exec(text) ?? [];
  const count =
    digit ??
    times ??
    COUNTS.find(([, words]) => word && new RegExp(`^(?:${words})$`, 'iu').test(word))?.[0];
  return count === undefined ? undefined : `${count}PC`;
}

function readWeight(text: string): string | undefined {
  const weight = WEIGHT.exec(text)?.[1];
  if (weight !== undefined) return `${Number(weight)}KG`;
  const pounds = POUNDS.exec(text)?.[1];
  return pounds === undefined ? undefined : `${pounds}LB`;
}

/** With K alone only what airlines sell: 27K is a seat. */
const SHAPE =
  /(?<![\p{L}\d.,-])(?:[0-3]PC|[1-4]\dKG|(?:10|15|20|23|25|30|32|35|40|46)K|[1-4]\s?[x×]\s?[1-3]\d\s?kgs?|\d{1,2}\s?kgs? (?:hold|checked)(?= )|(?<=\s{2})[1-4]\d\s?kgs?(?=\s{2}|\s*$))(?![\p{L}\d])/gu;

/** Words of an allowance beside its numbers. */
const AROUND = [
  String.raw`\d{1,2}(?:\s?(?:[x×]|kgs?|kilos?|k|lbs?|pounds?|pcs?))?`,
  String.raw`\d{1,2}\s?(?:개씩?|인|킬로|㎏)`,
  COUNT,
  '[x×]',
  'bag(?:gage|s)?|luggage|checked(?:-in)?|check-?in|hold|allowance|free|incl(?:uded|\\.)?|is|are|will be|each|every|per|guest|person|passenger|pax|traveller|adult|max(?:imum)?|up to|of|at|to|and|plus|no|only|piece|for|all|flights?|both|ways',
  'equipajes?|facturad[oa]s?|bodega|documentad[oa]s?|despacha(?:d[oa]s?|r)|incluye|para|incluid[oa]s?|cada un[oa]|c/u|por|persona|pasajero|adulto|hasta|m[aá]x(?:imo)?|de|en|a|y|sin|s[oó]lo|tod[oa]s|l[oa]s|vuelos|tramos',
  'gep[äa]ck|freigep[äa]ck|aufgabegep[äa]ck|je|bis zu|zu|inklusive|und|soute|enregistr[ée]s?|chacun|et|ruimbagage|elk|van',
  '위탁|무료|수[하화]물|포함|인당|1인|각|까지|제공|없음|불포함|미포함|만|기본|전|구간|모든|항공편|왕복',
];
const HEAVY = /(?<!\d)(?:1[5-9]|[23]\d)\s?kgs?/iu;
const NAMED = makeFinder([
  ...PIECES,
  ...CHECKED,
  ...HAND_BAGS,
  'bag(?:gage|s)?|luggage|equipajes?|gep[äa]ck|bagages?|수[하화]물',
]);
const isMadeOfBags = makeWholeTest([...PIECES, ...HAND_BAGS, ...AROUND]);
const LONGEST = 80;

/** Allowances that are recognised by their shape, as in columns `1PC`, `30KG`, or as all of a cell: `1 carry-on, 1 checked bag`. */
export function findBaggage(line: string): Hit<string>[] {
  const cells = splitCells(line);
  const isFacts = /[|·•]/u.test(line);
  const shaped = collectHits(line, SHAPE, (m) => readBaggage(m[0])).filter(
    ({ start }) => !isOfHand(line, cells, start),
  );
  const whole = cells
    .flatMap((cell) => readCell(cell, isFacts))
    .filter(({ start }) => !isOfHand(line, cells, start));
  return withoutOverlaps([...whole, ...shaped]);
}

/** True for numbers that the words before them make those of a bag for the cabin: `Hand luggage   1 x 10 kg`. */
function isOfHand(line: string, cells: readonly Cell[], start: number): boolean {
  const own = cells.find((cell) => cell.start <= start && start < cell.end);
  const before = line.slice(own?.start ?? start, start).trim();
  const label = before === '' ? cells.findLast((cell) => cell.end <= start)?.text : before;
  return !/\d/u.test(label ?? '') && HAND.test(label ?? '') && !OWN.test(label ?? '');
}

/** Before what a fare includes; what it does not has another mark. */
const TICK = /^[✓✔✅☑]\uFE0F?\s/u;

/** A cell, or a part between commas, that is an allowance and nothing else. */
function readCell(cell: Cell, isFact: boolean): Hit<string>[] {
  const text = cell.text.replace(TICK, '');
  const { end } = cell;
  const start = end - text.length;
  const whole = readAll(text, isFact);
  if (!NAMED.test(text)) return whole === undefined ? [] : [{ value: whole, start, end }];
  if (whole !== undefined) return [{ value: whole, start, end }];
  return [...text.matchAll(/(?:[^,;/.]|(?<!\s)\/|\/(?!\s)|\.(?!\s))+/gu)].flatMap(
    ({ 0: part, index }) => {
      const value = readAll(part);
      return value === undefined
        ? []
        : [{ value, start: start + index, end: start + index + part.length }];
    },
  );
}

/** Among facts between bars a weight says enough: `15kg 포함`. */
function readAll(text: string, isFact = false): string | undefined {
  const isOfBags = NAMED.test(text) || (isFact && HEAVY.test(text));
  return text.length <= LONGEST && isOfBags && isMadeOfBags(text) ? readBaggage(text) : undefined;
}
