import { HOSTILE_KEYS, HOSTILE_VALUES, LARGE_VALUES } from './hostile.ts';
import { type Fields, isFields, pick, type Random } from './pick.ts';

const LARGE_SHARE = 0.04;
const RAW = [...HOSTILE_VALUES, ...LARGE_VALUES, ...HOSTILE_KEYS];

/** A mark for JSON that no value can represent. */
const markOf = (json: string): string => `@raw:${RAW.indexOf(json)}@`;

/** A value and its marks as JSON. */
export function toJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll(
    /"@raw:(\d+)@"/gu,
    (_, index: string) => RAW[Number(index)] ?? 'null',
  );
}

type Path = readonly (string | number)[];

/** The path to every value in a value, from the outermost inwards. */
export function listPaths(value: unknown, path: Path = []): Path[] {
  const inner: readonly [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 3).map((item: unknown, index) => [index, item])
    : Object.entries(isFields(value) ? value : {});
  return [path, ...inner.flatMap(([name, part]) => listPaths(part, [...path, name]))];
}

function changeAt(
  value: unknown,
  [name, ...rest]: Path,
  change: (old: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) => (at === name ? changeAt(item, rest, change) : item));
  }
  if (!isFields(value)) return value;
  return { ...value, [name]: changeAt(value[name], rest, change) };
}

function hostileValue(random: Random): string {
  const values = random() < LARGE_SHARE ? LARGE_VALUES : HOSTILE_VALUES;
  return markOf(pick(random, values) ?? 'null');
}

const MUTATIONS: readonly [string, (value: unknown, random: Random) => unknown][] = [
  ['a hostile value', (_, random) => hostileValue(random)],
  [
    'a hostile key',
    (value, random) =>
      isFields(value)
        ? { ...value, [markOf(pick(random, HOSTILE_KEYS) ?? '""')]: hostileValue(random) }
        : hostileValue(random),
  ],
  ['a key too many', (value) => (isFields(value) ? { ...value, unheardOf: [{}] } : [value])],
  ['a key too few', (value, random) => (isFields(value) ? without(value, random) : null)],
  ['as a text', (value) => JSON.stringify(value) ?? ''],
  ['in a list', (value) => [value, value]],
  ['in an object', (value) => ({ value })],
];

function without(value: Fields, random: Random): Fields {
  const left = pick(random, Object.keys(value));
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== left));
}

/** The value with one thing changed somewhere in it; says what and where. */
export function mutate(value: unknown, random: Random): { value: unknown; what: string } {
  const paths = listPaths(value);
  const inner = paths.length > 1 && random() < 0.95 ? paths.slice(1) : paths;
  const path = pick(random, inner) ?? [];
  const [name, change] = pick(random, MUTATIONS) ?? ['nothing', (same: unknown) => same];
  return {
    value: changeAt(value, path, (old) => change(old, random)),
    what: `${name} at ${path.join('.') || 'the top'}`,
  };
}
