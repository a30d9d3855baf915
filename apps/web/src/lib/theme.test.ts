import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { POI_TAGS } from '@ooo/domain/pois/poi-tags';
import { describe, expect, it } from 'vitest';
import {
  CORAL,
  cssVariablesResolver,
  DAY_COLORS,
  dayColor,
  INK,
  TAG_COLORS,
  theme,
} from './theme.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG 2. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('colours', () => {
  it.each(DAY_COLORS.map(({ fill, text }, index) => [index + 1, fill, text] as const))(
    'carry the number of day %i at 4.5:1',
    (_day, fill, text) => {
      expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['#f8fafc', '#f5f1e8', '#1e2737', '#1b2432'])(
    'of days stand out from the page or map in %s',
    (ground) => {
      const faint = DAY_COLORS.filter(({ fill }) => contrast(fill, ground) < 1.3);
      expect(faint).toEqual([]);
    },
  );

  it.each(POI_TAGS)('carry the text of the tag %s at 4.5:1', (tag) => {
    const { fill, text } = TAG_COLORS[tag];
    expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5);
  });

  it('let ink stand on coral', () => {
    expect(contrast(CORAL, INK)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['light', '#ffffff'],
    ['dark', '#1e2737'],
  ] as const)('say an error on the %s surface at 4.5:1', (scheme, surface) => {
    const variables = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))[scheme];
    const color = variables['--mantine-color-error'] ?? surface;
    expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('are fourteen different ones for the days, and start again after them', () => {
    expect(new Set(DAY_COLORS.map(({ fill }) => fill)).size).toBe(14);
    expect(dayColor(15)).toBe(dayColor(1));
    expect(dayColor(0)).toBe(dayColor(1));
  });
});
