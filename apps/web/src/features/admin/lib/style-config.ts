import { z } from 'zod';
import { browserStore } from '../../../lib/browser-store.ts';

const KEY = 'style-config';

export const RADII = ['0rem', '0.25rem', '0.5rem', '0.75rem', '1rem'] as const;
export const FONTS = ['Inter', 'Noto Sans KR', 'System', 'Serif', 'Monospace'] as const;

/** `hsl(222, 47%, 11%)`: with commas, as Mantine reads it. */
export const HslColor = z.string().regex(/^hsl\(\d{1,3}, \d{1,3}%, \d{1,3}%\)$/);

/** What the experimental controls change of the look. */
export const StyleConfig = z.object({
  primaryColor: HslColor,
  secondaryColor: HslColor,
  borderRadius: z.enum(RADII),
  fontFamily: z.enum(FONTS),
});
export type StyleConfig = z.infer<typeof StyleConfig>;

/** Ink, paper, and the rest of the product's own look. */
export const DEFAULT_STYLE: StyleConfig = {
  primaryColor: 'hsl(222, 47%, 11%)',
  secondaryColor: 'hsl(210, 40%, 98%)',
  borderRadius: '0.5rem',
  fontFamily: 'Inter',
};

function parse(text: string): StyleConfig | undefined {
  try {
    return StyleConfig.parse(JSON.parse(text));
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- the specification asks for the log
    console.warn('The stored style config is corrupt and was ignored.', error);
    return undefined;
  }
}

/** The stored style; the product's own where none is stored or it cannot be read. */
export function readStyle(): StyleConfig {
  const text = browserStore.read(KEY);
  return (text === null ? undefined : parse(text)) ?? DEFAULT_STYLE;
}

export function writeStyle(style: StyleConfig): void {
  browserStore.write(KEY, JSON.stringify(style));
}

export function clearStyle(): void {
  browserStore.remove(KEY);
}
