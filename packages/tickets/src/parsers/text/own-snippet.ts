import type { Found } from '../../document.ts';

type Evidence = Pick<Found<unknown>, 'snippet' | 'span'>;

/**
 * The snippet of a value where it does not stand in its line as it is: that line was put together of a label and
 * one of several columns, and the value alone is the evidence. Empty where the snippet is right.
 */
export function ownSnippet({ snippet, span }: Evidence, line: string): Partial<Evidence> {
  if (!span || line.replaceAll(/\s+/gu, ' ').includes(snippet)) return {};
  const [start, end] = [offsetOf(snippet, span.start), offsetOf(snippet, span.end - 1) + 1];
  return { snippet: snippet.slice(start, end), span: { start: 0, end: span.end - span.start } };
}

/** Where the letter with this number stands, blanks not counted. */
function offsetOf(text: string, letter: number): number {
  let seen = -1;
  for (let at = 0; at < text.length; at++) {
    if (/\S/u.test(text.charAt(at))) seen++;
    if (seen === letter) return at;
  }
  return text.length - 1;
}
