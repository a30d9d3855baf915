import { SPECIFIED_LANGUAGES } from '@ooo/texts/languages';
import { expect, test } from 'vitest';
import { nameIn } from './local-names.ts';

test.each([
  [{ en: 'Paris', ko: '파리', es: 'París' }, ['Paris', '파리', 'París']],
  [{ en: 'Baltimore' }, ['Baltimore', 'Baltimore', 'Baltimore']],
  [{ en: 'Pohang', ko: '포항' }, ['Pohang', '포항', 'Pohang']],
])('%j by language', (names, expected) => {
  expect(SPECIFIED_LANGUAGES.map((language) => nameIn(names, language))).toEqual(expected);
});
