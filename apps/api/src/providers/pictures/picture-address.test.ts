import { expect, test } from 'vitest';
import { testEnv } from '../../testing/test-deps.ts';
import { isOfProvider, toPictureAddress } from './picture-address.ts';

const oidc = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'ooo',
  OIDC_CLIENT_SECRET: 'secret',
});
const online = testEnv({ OFFLINE: 'off', ...oidc('https://login.example.com/realms/travel') });
const local = oidc('http://localhost:9000');

test.each([
  'https://lh3.googleusercontent.com/a/mina=s96-c',
  'https://pictures.example.net:8443/mina.png',
  'https://login.example.com/p/1.png',
  'https://10.0.0.1/mina.png',
])('%s may be asked, judged by the address alone', (url) => {
  expect(toPictureAddress(url, online)?.href).toBe(url);
});

test.each([
  'http://pictures.example.net/mina.png',
  'https://mina:secret@pictures.example.net/mina.png',
  'https://mina@login.example.com/mina.png',
  'ftp://pictures.example.net/mina.png',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '/api/logout',
  'https://',
  '',
  null,
])('%j is not asked', (url) => {
  expect(toPictureAddress(url, online)).toBeNull();
});

test('of a provider on this machine it may be plain http, at the same port', () => {
  const env = testEnv({ OFFLINE: 'off', ...local });
  expect(toPictureAddress('http://localhost:9000/p/1.png', env)).not.toBeNull();
  expect(toPictureAddress('http://localhost:9001/p/1.png', env)).toBeNull();
  expect(isOfProvider(new URL('https://localhost:9000/p/1.png'), env)).toBe(false);
});

test('offline only a provider on this machine is asked', () => {
  const offline = { ...online, offline: true };
  expect(toPictureAddress('https://login.example.com/p/1.png', offline)).toBeNull();
  expect(toPictureAddress('https://pictures.example.net/mina.png', offline)).toBeNull();
  const env = testEnv({ OFFLINE: 'on', ...local });
  expect(toPictureAddress('http://localhost:9000/p/1.png', env)).not.toBeNull();
});
