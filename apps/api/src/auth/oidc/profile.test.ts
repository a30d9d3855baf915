import { expect, test } from 'vitest';
import { toProfile } from './profile.ts';

const CLAIMS = { sub: 'kim-1', email: 'kim@example.com', email_verified: 'true' };
/** An address of the given length. */
const address = (length: number): string => 'https://pictures.example/'.padEnd(length, 'a');

test.each([
  [address(2000), address(2000)],
  [address(2001), null],
  ['http://pictures.example/kim.png', 'http://pictures.example/kim.png'],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['', null],
])('of the picture %.40s is kept: %.40s', (picture, kept) => {
  expect(toProfile('oidc', { ...CLAIMS, picture }).profileImageUrl).toBe(kept);
});

test.each([
  [{ given_name: 'Min-ji', name: 'Kim Min-ji' }, 'Min-ji'],
  [{ given_name: ' \n ', name: 'Kim\tMin-ji ' }, 'Kim Min-ji'],
  [{ given_name: 'M'.repeat(81) }, 'M'.repeat(80)],
  [{}, 'kim'],
])('%o is called %s', (names, firstName) => {
  expect(toProfile('oidc', { ...CLAIMS, ...names }).firstName).toBe(firstName);
});
