import type { Language } from '@ooo/domain/shared/language';

/** The list of the slices that the font for Hangul comes in; the browser then loads those that a page has letters of. */
export const loadHangul = () => import('@fontsource-variable/noto-sans-kr/index.css');

/** Of the languages that the first font has no letters for. */
const FONTS: Partial<Record<Language, () => Promise<unknown>>> = { ko: loadHangul };

/** Begins to load the font of a language, where it needs one of its own. */
export function loadFontOf(language: Language): void {
  FONTS[language]?.().catch(() => undefined);
}
