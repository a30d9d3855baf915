import { expect, it } from 'vitest';
import { formatList } from './lists.ts';

it.each([
  ['en', ['Rome'], 'Rome'],
  ['en', ['Rome', 'Athens'], 'Rome and Athens'],
  ['ko', ['로마', '아테네'], '로마, 아테네'],
  ['es', ['Roma', 'Atenas', 'Creta'], 'Roma, Atenas y Creta'],
] as const)('in %s: %j', (language, items, text) => {
  expect(formatList(items, language)).toBe(text);
});
