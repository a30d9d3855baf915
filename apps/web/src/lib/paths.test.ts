import { expect, it } from 'vitest';
import { isOwnPath, parseTripId, serverPaths } from './paths.ts';

it.each(['/', '/trip/1000001', '/trip/1?tab=map#day-2'])('%s is ours', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  'trip/1',
  'javascript:alert(1)',
  '',
])('%j is not ours', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

it('keeps the address that was asked for through the sign-in', () => {
  expect(serverPaths.signIn('/trip/1?tab=map')).toBe('/api/login?returnTo=%2Ftrip%2F1%3Ftab%3Dmap');
});

it('names the provider and keeps the invite code', () => {
  expect(serverPaths.signIn('/', { provider: 'oidc', invite: 'A&B' })).toBe(
    '/api/login?returnTo=%2F&provider=oidc&invite=A%26B',
  );
});

it.each([
  ['1000001', 1_000_001],
  ['999999', 999_999],
  ['', undefined],
  ['-1', undefined],
  ['1e9', undefined],
  ['settings', undefined],
  ['1234567890123456', undefined],
])('of %j as a trip’s id it reads %s', (text, expected) => {
  expect(parseTripId(text)).toBe(expected);
});
