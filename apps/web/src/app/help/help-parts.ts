import { withTexts } from '../../i18n/i18n.ts';

/** What the keys and the button of the header open; loaded ahead on a trip. */
export const helpParts = {
  palette: () => withTexts(import('./palette.tsx')),
  keySheet: () => withTexts(import('./key-sheet.tsx')),
} as const;
