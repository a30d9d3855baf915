import { expect, it } from 'vitest';
import { toFontStack } from './lab-theme.ts';
import { FONTS } from './style-config.ts';

it.each(FONTS)('%s has Hangul on a device whose own fonts have none', (font) => {
  expect(toFontStack(font)).toContain("'Noto Sans KR Variable'");
});
