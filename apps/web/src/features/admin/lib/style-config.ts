import { STYLE_COLORS } from '../../../lib/theme.ts';
import { readStoredStyle, writeStoredStyle } from './stored-style.ts';

export const RADII = ['0rem', '0.25rem', '0.5rem', '0.75rem', '1rem'] as const;
export const FONTS = ['Inter', 'Noto Sans KR', 'System', 'Serif', 'Monospace'] as const;

const HSL = /^hsl\((\d{1,3}), (\d{1,3})%, (\d{1,3})%\)$/;
const MOST = [360, 100, 100] as const;

/** `hsl(…, …%, …%)`: with commas, as Mantine reads it, and no more than a turn and all of each share. */
export function isHslColor(text: unknown): text is string {
  const parts = typeof text === 'string' ? HSL.exec(text)?.slice(1) : undefined;
  return parts !== undefined && MOST.every((most, index) => Number(parts[index]) <= most);
}

/** What the experimental controls change of the look. */
export interface StyleConfig {
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly borderRadius: (typeof RADII)[number];
  readonly fontFamily: (typeof FONTS)[number];
}

function isStyle(value: unknown): value is StyleConfig {
  if (typeof value !== 'object' || value === null) return false;
  const { primaryColor, secondaryColor, borderRadius, fontFamily } = value as Record<
    keyof StyleConfig,
    unknown
  >;
  return (
    isHslColor(primaryColor) &&
    isHslColor(secondaryColor) &&
    RADII.some((radius) => radius === borderRadius) &&
    FONTS.some((font) => font === fontFamily)
  );
}

/** Ink, paper, and the rest of the product's own look. */
export const DEFAULT_STYLE: StyleConfig = {
  primaryColor: STYLE_COLORS.ink,
  secondaryColor: STYLE_COLORS.paper,
  borderRadius: '0.5rem',
  fontFamily: 'Inter',
};

function parse(text: string): StyleConfig | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isStyle(value)) throw new TypeError(`Not a style: ${text}`);
    const { primaryColor, secondaryColor, borderRadius, fontFamily } = value;
    return { primaryColor, secondaryColor, borderRadius, fontFamily };
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- the specification asks for the log
    console.warn('The stored style config is corrupt and was ignored.', error);
    return undefined;
  }
}

/** The stored style; the product's own where none is stored or it cannot be read. */
export function readStyle(): StyleConfig {
  const text = readStoredStyle();
  return (text === null ? undefined : parse(text)) ?? DEFAULT_STYLE;
}

export function writeStyle(style: StyleConfig): void {
  writeStoredStyle(JSON.stringify(style));
}
