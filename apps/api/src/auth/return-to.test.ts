import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { toOwnPath } from './return-to.ts';

test.each(['/', '/trip/1000001', '/trip/1?view=map&day=2', '/invite#code', '/a%2Fb'])(
  '%s is a path of our own',
  (path) => {
    expect(toOwnPath(path)).toBe(path);
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  undefined,
  ['/a', '/b'],
  '/api/logout',
  '/api',
  '/trpc/trips.list',
])('%j leads home instead', (path) => {
  expect(toOwnPath(path)).toBe('/');
});

test('a browser stays on the site, whatever address is asked for', () => {
  const start = constantFrom('', '/', '//', '/\\', '\\', 'https:', '/\t/', '/%2f');
  assert(
    property(start, string({ unit: 'binary' }), (head, tail) => {
      const own = toOwnPath(`${head}${tail}`);
      expect(new URL(own, 'https://ooo.example.com/a/b').origin).toBe('https://ooo.example.com');
    }),
  );
});
