import type { Found } from '../document.ts';

type Evidence = Pick<Found<unknown>, 'snippet' | 'span'>;

/**
 * The snippet of a value where it is not in its line as it is: that line was put together of a label and
 * one of several columns, its last cell goes on in the next line, or marks of a mail were left out of it. Marks between
 * cells and blanks are those of the line. Empty where the snippet is right.
 */
export function ownSnippet({ snippet, span }: Evidence, line: string): Partial<Evidence> {
  const printed = line.replaceAll(/\s+/gu, ' ');
  if (printed.includes(snippet)) return {};
  const barred = printed.replaceAll(';', '|').indexOf(snippet);
  if (barred >= 0) return { snippet: printed.slice(barred, barred + snippet.length) };
  const glued = findGlued(snippet, printed);
  if (glued !== undefined) return { snippet: glued };
  const words = snippet.split(' ');
  return (span && aroundValue(words, span, printed)) ?? aroundEdge(words, printed) ?? {};
}

/** The part of a line that has the letters of a snippet without its blanks: `FlightKE017` for `Flight KE017`. */
function findGlued(snippet: string, printed: string): string | undefined {
  const places = [...printed.matchAll(/[^ ]/gu)].map(({ index }) => index);
  const start = printed.replaceAll(' ', '').indexOf(snippet.replaceAll(' ', ''));
  const end = start + snippet.replaceAll(' ', '').length - 1;
  const [from, to] = [places[start], places[end]];
  return start < 0 || from === undefined || to === undefined
    ? undefined
    : printed.slice(from, to + 1);
}

/** The words around a value that are in a line as they are; a value that goes on in the next line ends with its line. */
function aroundValue(
  words: readonly string[],
  { start, end }: NonNullable<Evidence['span']>,
  printed: string,
): Partial<Evidence> | undefined {
  const stands = (from: number, to: number): boolean =>
    printed.includes(words.slice(from, to).join(' '));
  let from = wordAt(words, start);
  let to = from + 1;
  if (from < 0 || !stands(from, to)) return undefined;
  while (to < words.length && stands(from, to + 1)) to++;
  while (from > 0 && stands(from - 1, to)) from--;
  const dropped = words.slice(0, from).join('').length;
  const kept = words.slice(from, to);
  const length = kept.join('').length;
  return {
    snippet: kept.join(' '),
    span: { start: start - dropped, end: Math.min(end - dropped, length) },
  };
}

/** The word with the letter at an offset that does not count blanks. */
function wordAt(words: readonly string[], place: number): number {
  let before = 0;
  return words.findIndex((word) => {
    before += word.length;
    return place < before;
  });
}

/** The last words that are in a line, or the first ones up to where it breaks off. */
function aroundEdge(words: readonly string[], printed: string): Partial<Evidence> | undefined {
  const first = words.findIndex((_, at) => printed.includes(words.slice(at).join(' ')));
  if (first >= 0) return { snippet: words.slice(first).join(' ') };
  const count = words.findLastIndex((_, at) => printed.includes(words.slice(0, at + 1).join(' ')));
  const snippet = words.slice(0, count + 1).join(' ');
  return snippet !== '' && printed.endsWith(snippet) ? { snippet } : undefined;
}
