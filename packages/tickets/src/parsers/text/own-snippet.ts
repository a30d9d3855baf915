import type { Found } from '../../document.ts';

type Evidence = Pick<Found<unknown>, 'snippet' | 'span'>;

/**
 * The snippet of a value where it does not stand in its line as it is: that line was put together of a label and
 * one of several columns, and the label steps aside. Empty where the snippet is right.
 */
export function ownSnippet({ snippet, span }: Evidence, line: string): Partial<Evidence> {
  const printed = line.replaceAll(/\s+/gu, ' ');
  if (printed.includes(snippet)) return {};
  const words = snippet.split(' ');
  const first = words.findIndex((_, at) => printed.includes(words.slice(at).join(' ')));
  if (first < 0) return {};
  const dropped = words.slice(0, first).join('').length;
  return {
    snippet: words.slice(first).join(' '),
    ...(span && span.start >= dropped
      ? { span: { start: span.start - dropped, end: span.end - dropped } }
      : {}),
  };
}
