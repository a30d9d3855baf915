import { withTexts } from '../../i18n/i18n.ts';

/** What the keys and the header's button open; loaded ahead on a trip. */
export const helpParts = {
  palette: () => withTexts(import('./palette.tsx')),
  keySheet: () => withTexts(import('./key-sheet.tsx')),
} as const;
