import {
  type CSSVariablesResolver,
  darken,
  isLightColor,
  lighten,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import { cssVariablesResolver, FONT_FAMILY, INK, PAPER, theme } from '../../../lib/theme.ts';
import { DEFAULT_STYLE, readStyle, type StyleConfig } from './style-config.ts';

/** What a style changes. */
export interface LabTheme {
  readonly theme: MantineThemeOverride;
  readonly cssVariablesResolver: CSSVariablesResolver;
}

/** Last, for a device whose own fonts have no Hangul. */
const HANGUL = "'Noto Sans KR Variable'";

const FONT_STACKS: Readonly<Record<StyleConfig['fontFamily'], string>> = {
  Inter: FONT_FAMILY,
  'Noto Sans KR': "'OOO Flags', 'Noto Sans KR Variable', system-ui, sans-serif",
  System: `'OOO Flags', system-ui, -apple-system, 'Segoe UI', sans-serif, ${HANGUL}`,
  Serif: `'OOO Flags', Georgia, 'Times New Roman', serif, ${HANGUL}`,
  Monospace: `'OOO Flags', ui-monospace, Menlo, Consolas, monospace, ${HANGUL}`,
};

/** Shades with the colour itself at the ninth place, where the theme takes its primary from. */
function toShades(color: string): MantineColorsTuple {
  const shade = (whiteness: number) => lighten(color, whiteness);
  return [
    shade(0.95),
    shade(0.88),
    shade(0.78),
    shade(0.62),
    shade(0.48),
    shade(0.36),
    shade(0.24),
    shade(0.12),
    color,
    darken(color, 0.3),
  ];
}

const textOn = (color: string) => (isLightColor(color) ? INK : PAPER);

function toVariables({ primaryColor, secondaryColor }: StyleConfig): CSSVariablesResolver {
  const atNight = isLightColor(primaryColor) ? primaryColor : lighten(primaryColor, 0.7);
  return (base) => {
    const { variables, light, dark } = cssVariablesResolver(base);
    return {
      variables,
      light: {
        ...light,
        '--mantine-primary-color-contrast': textOn(primaryColor),
        '--ooo-page': secondaryColor,
      },
      dark: {
        ...dark,
        '--mantine-color-ink-filled': atNight,
        '--mantine-color-ink-filled-hover': lighten(atNight, 0.2),
        '--mantine-primary-color-filled': atNight,
        '--mantine-primary-color-filled-hover': lighten(atNight, 0.2),
        '--mantine-primary-color-contrast': textOn(atNight),
      },
    };
  };
}

function isDefault(style: StyleConfig): boolean {
  return (
    style.primaryColor === DEFAULT_STYLE.primaryColor &&
    style.secondaryColor === DEFAULT_STYLE.secondaryColor &&
    style.borderRadius === DEFAULT_STYLE.borderRadius &&
    style.fontFamily === DEFAULT_STYLE.fontFamily
  );
}

/** The font stack of a choice. */
export function toFontStack(font: StyleConfig['fontFamily']): string {
  return FONT_STACKS[font];
}

/**
 * The theme with the style of the experimental controls; the product's own theme for the default.
 * The secondary colour is the paper of the light theme: the night stays night.
 */
export function toLabTheme(style: StyleConfig): LabTheme {
  if (isDefault(style)) return { theme, cssVariablesResolver };
  const { primaryColor, borderRadius, fontFamily } = style;
  const radius = { xs: borderRadius, sm: borderRadius, md: borderRadius, lg: borderRadius };
  return {
    theme: {
      ...theme,
      colors: { ...theme.colors, ink: toShades(primaryColor) },
      fontFamily: toFontStack(fontFamily),
      headings: { ...theme.headings, fontFamily: toFontStack(fontFamily) },
      radius: { ...theme.radius, ...radius },
    },
    cssVariablesResolver: toVariables(style),
  };
}

/** The theme of the stored style. */
export function readLabTheme(): LabTheme {
  return toLabTheme(readStyle());
}
