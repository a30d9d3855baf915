import type { JsonSchema } from './json-schema.ts';
import { pick, type Random } from './pick.ts';

/** How often a value lies at or beyond the edge of what its schema says. */
const EDGE_SHARE = 0.25;
const LONGEST_LIST = 600;

const DATES = [
  '2026-10-02',
  '2026-10-04',
  '2026-02-30',
  '2024-02-29',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '2026-10-02T00:00:00Z',
] as const;
const TIMES = ['09:00', '00:00', '23:59', '24:00', '9:00', '09:00:00', '-1:00'] as const;
const TEXTS = [
  '',
  ' ',
  'Seoul',
  '서울',
  '東京',
  'é',
  '👩‍👩‍👧',
  "'; DROP TABLE trips; --",
  '%00',
  '\\',
] as const;
const AIRPORTS = ['ICN', 'JFK', 'XXX', 'icn', 'ICNN'] as const;
const NUMBERS = [0, -1, 1, 5, 37.5, 2_147_483_647, 2_147_483_648, -2_147_483_649] as const;

/** Values of fields by their name: ids that exist. */
export type Known = Readonly<Record<string, unknown>>;

interface Making {
  readonly random: Random;
  readonly known: Known;
  /** As much of everything as the schema allows. */
  readonly isFull?: boolean;
  readonly name?: string;
}

/** A value that mostly fits its schema, and sometimes just misses it. */
export function makeValue(
  schema: JsonSchema,
  { random, known, isFull = false, name = '' }: Making,
): unknown {
  const inner = (part: JsonSchema, field = name): unknown =>
    makeValue(part, { random, known, isFull, name: field });
  if (Object.hasOwn(known, name) && random() < 0.9) return known[name];
  // Bytes are not JSON, so zod writes no schema for them.
  if (name === 'bytes') return Array.from({ length: 40 }, () => Math.floor(random() * 256));
  const others = schema.anyOf ?? schema.oneOf;
  if (others) return inner((isFull ? others[0] : pick(random, others)) ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const types = [schema.type ?? 'string'].flat();
  const type = isFull ? types[0] : pick(random, types);
  if (type === 'null') return null;
  if (type === 'boolean') return random() < 0.5;
  if (type === 'integer' || type === 'number') return makeNumber(schema, random);
  if (type === 'object') return makeObject(schema, isFull ? () => 0 : random, inner);
  if (type === 'array') return makeList(schema, { random, isFull }, inner);
  const { maxLength = 0 } = schema;
  if (isFull && maxLength > 0 && !schema.pattern) return '가'.repeat(maxLength);
  return makeText(schema, random, name);
}

function makeObject(
  { properties = {}, required = [] }: JsonSchema,
  random: Random,
  inner: (part: JsonSchema, name: string) => unknown,
): unknown {
  const present = Object.entries(properties).filter(
    ([name]) => random() < (required.includes(name) ? 0.97 : 0.5),
  );
  return Object.fromEntries(present.map(([name, part]) => [name, inner(part, name)]));
}

function makeList(
  { items, prefixItems, minItems = 0, maxItems = 10 }: JsonSchema,
  { random, isFull }: Pick<Making, 'random' | 'isFull'>,
  inner: (part: JsonSchema) => unknown,
): unknown {
  if (prefixItems) return prefixItems.map((part) => inner(part));
  const most = Math.min(maxItems, LONGEST_LIST);
  if (isFull) return Array.from({ length: most }, () => inner(items || {}));
  const edge = pick(random, [minItems, most, most + 1]) ?? most;
  const length = random() < EDGE_SHARE / 4 ? edge : minItems + Math.floor(random() * 3);
  return Array.from({ length }, () => inner(items || {}));
}

function makeNumber({ minimum = -100, maximum = 1000 }: JsonSchema, random: Random): number {
  const edges = [minimum, maximum, minimum - 1, maximum + 1, minimum + 0.5, ...NUMBERS];
  if (random() < EDGE_SHARE) return pick(random, edges) ?? 0;
  const [low, high] = [Math.max(minimum, -1000), Math.min(maximum, 1000)];
  return Math.floor(low + random() * (high - low + 1));
}

function makeText({ pattern, minLength = 0, maxLength }: JsonSchema, random: Random, name: string) {
  if (pattern?.includes('[A-Z]{3}')) return pick(random, AIRPORTS);
  if (/date|receivedOn|^from$|^to$/i.test(name)) return pick(random, DATES);
  if (/time$/i.test(name)) return pick(random, TIMES);
  if (maxLength !== undefined && random() < EDGE_SHARE / 2) {
    const length = pick(random, [minLength, maxLength, maxLength + 1]) ?? maxLength;
    return pick(random, ['a', '가', '\u0301', '😀'] as const)
      .repeat(length)
      .slice(0, length);
  }
  return pick(random, TEXTS);
}
