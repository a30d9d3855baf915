/**
 * Text as search compares it: without accents, case, width forms or repeated spaces. `Café  ÉLAN` and
 * `cafe elan` fold to the same; Hangul keeps its syllables.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
