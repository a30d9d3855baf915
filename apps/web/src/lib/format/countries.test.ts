import { expect, it } from 'vitest';
import { formatCountry } from './countries.ts';

it.each([
  ['KR', 'en', 'South Korea'],
  ['KR', 'ko', '대한민국'],
  ['KR', 'es', 'Corea del Sur'],
  ['QQ', 'ko', 'QQ'],
] as const)('%s in %s is %s', (code, language, text) => {
  expect(formatCountry(code, language)).toBe(text);
});
