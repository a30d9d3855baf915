import type { Found } from '../document.ts';

type Evidence = Pick<Found<unknown>, 'snippet' | 'span'>;

/**
 * The snippet of a value where it does not stand in its line as it is: that line was put together of a label and
 * one of several columns, and the label steps aside, or its last cell goes on in the next line. Marks between cells
 * and blanks are those of the line. Empty where the snippet is right.
 */
export function ownSnippet({ snippet, span }: Evidence, line: string): Partial<Evidence> {
  const printed = line.replaceAll(/\s+/gu, ' ');
  if (printed.includes(snippet)) return {};
  const barred = printed.replaceAll(';', '|').indexOf(snippet);
  if (barred >= 0) return { snippet: printed.slice(barred, barred + snippet.length) };
  const glued = findGlued(snippet, printed);
  if (glued !== undefined) return { snippet: glued };
  const words = snippet.split(' ');
  const first = words.findIndex((_, at) => printed.includes(words.slice(at).join(' ')));
  if (first < 0) return beginning(words, span, printed);
  const dropped = words.slice(0, first).join('').length;
  return {
    snippet: words.slice(first).join(' '),
    ...(span && span.start >= dropped
      ? { span: { start: span.start - dropped, end: span.end - dropped } }
      : {}),
  };
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

/** The words of a snippet up to where its line breaks off. */
function beginning(
  words: readonly string[],
  span: Evidence['span'],
  printed: string,
): Partial<Evidence> {
  const count = words.findLastIndex((_, at) => printed.includes(words.slice(0, at + 1).join(' ')));
  const snippet = words.slice(0, count + 1).join(' ');
  if (snippet === '' || !printed.endsWith(snippet)) return {};
  const end = snippet.replaceAll(' ', '').length;
  return { snippet, ...(span ? { span: { ...span, end: Math.min(span.end, end) } } : {}) };
}
