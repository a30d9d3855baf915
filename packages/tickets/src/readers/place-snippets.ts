import type { LegDraft } from '../document.ts';

/** The legs, each value with the line that shows its snippet, from line index `from` on. */
export function placeSnippets(
  legs: readonly LegDraft[],
  lines: readonly string[],
  from: number,
): LegDraft[] {
  const tidied = lines.slice(from).map(tidy);
  return legs.map((leg) => {
    const { otherwise, ...fields } = leg;
    const placed: LegDraft = Object.fromEntries(
      Object.entries(fields).map(([field, { value, snippet, foundBy }]) => {
        const at = tidied.findIndex((line) => line.includes(tidy(snippet)));
        const found = { value, snippet, foundBy };
        return [field, at < 0 ? found : { ...found, line: from + at + 1 }];
      }),
    );
    return otherwise ? { ...placed, otherwise } : placed;
  });
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
