import type { Found, SegmentDraft } from '../document.ts';

/**
 * The segments, each value with the line that shows its snippet, from line index `from` on. Where several do, as seats
 * of two flights, the one that is nearest to what the segment alone says.
 */
export function placeSnippets(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
  from: number,
): SegmentDraft[] {
  const tidied = lines.slice(from).map(tidy);
  const known = new Map<string, readonly number[]>();
  const listLines = (snippet: string): readonly number[] => {
    const text = tidy(snippet);
    const shown =
      known.get(text) ?? tidied.flatMap((line, at) => (line.includes(text) ? [at] : []));
    known.set(text, shown);
    return shown;
  };
  return segments.map((segment) => {
    const { otherwise, ...fields } = segment;
    const places = Object.entries(fields).map(
      ([field, found]: [string, Found<unknown>]) =>
        [field, found, listLines(found.snippet)] as const,
    );
    const anchor = findAnchor(places.map(([, , shown]) => shown));
    const placed: SegmentDraft = Object.fromEntries(
      places.map(([field, { value, snippet, foundBy }, shown]) => {
        const at = nearest(shown, anchor);
        const found = { value, snippet, foundBy };
        return [field, at === undefined ? found : { ...found, line: from + at + 1 }];
      }),
    );
    return otherwise ? { ...placed, otherwise } : placed;
  });
}

/** The line of the value that the fewest lines show. */
function findAnchor(places: readonly (readonly number[])[]): number {
  const shown = places.filter(({ length }) => length > 0);
  const [rarest] = shown.toSorted((a, b) => a.length - b.length);
  return rarest?.[0] ?? 0;
}

/** The lower of two equally near: a heading is above its values. */
function nearest(lines: readonly number[], anchor: number): number | undefined {
  const [first, ...more] = lines;
  if (first === undefined) return undefined;
  return more.reduce(
    (best, line) => (Math.abs(line - anchor) <= Math.abs(best - anchor) ? line : best),
    first,
  );
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
