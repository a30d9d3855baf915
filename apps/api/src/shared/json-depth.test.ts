import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertShallow } from './json-depth.ts';

const nested = (levels: number, [open, close] = ['[', ']']) =>
  `${open?.repeat(levels)}1${close?.repeat(levels)}`;

test.each([
  ['lists', nested(32), nested(33)],
  ['objects', nested(32, ['{"a":', '}']), nested(33, ['{"a":', '}'])],
  ['10,000 lists', nested(1), nested(10_000)],
  ['lists that never end', '['.repeat(32), '['.repeat(1_000_000)],
  ['lists after texts', `["\\\\",${nested(31)}]`, `["\\\\",${nested(32)}]`],
])('%s may have 32 levels', (_name, allowed, refused) => {
  expect(() => assertShallow(allowed)).not.toThrow();
  expect(() => assertShallow(refused)).toThrow(/nested more than 32 levels/);
});

test.each([
  ['brackets in a text', JSON.stringify('['.repeat(100))],
  ['brackets after an escaped quote', JSON.stringify(`"${'{'.repeat(100)}`)],
  ['lists beside each other', `[${'[],'.repeat(1000)}[]]`],
  ['a text that never ends', `"${'['.repeat(100)}`],
])('%s are not levels', (_name, json) => {
  expect(() => assertShallow(json)).not.toThrow();
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function isShallow(json: string): boolean {
  try {
    assertShallow(json);
    return true;
  } catch {
    return false;
  }
}

test('it counts the same depth as a walk of the value', () => {
  const value = fc.jsonValue({ depthSize: 'large', maxDepth: 40 });
  fc.assert(
    fc.property(value, (json) => {
      expect(isShallow(JSON.stringify(json))).toBe(depthOf(json) <= 32);
    }),
  );
});
