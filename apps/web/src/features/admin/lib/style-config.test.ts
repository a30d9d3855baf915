import { expect, test } from 'vitest';
import { isHslColor } from './style-config.ts';

test.each([
  ['hsl(0, 0%, 0%)', true],
  ['hsl(360, 100%, 100%)', true],
  ['hsl(361, 100%, 100%)', false],
  ['hsl(360, 101%, 100%)', false],
  ['hsl(360, 100%, 101%)', false],
  ['hsl(360 100% 100%)', false],
  [360, false],
])('%s is a color of the lab: %s', (text, isColor) => {
  expect(isHslColor(text)).toBe(isColor);
});
