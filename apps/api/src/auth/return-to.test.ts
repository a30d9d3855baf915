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
