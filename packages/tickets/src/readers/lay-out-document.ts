import type { TravelDocument } from '../document.ts';
import type { RawDocument } from './reader.types.ts';
import { placeSnippets } from './place-snippets.ts';
import { normaliseText } from './text/normalise-text.ts';

type Laid = Pick<TravelDocument, 'text' | 'lines' | 'structured' | 'parsedLines'>;

/** The document's text with what is only shown below what is parsed; `truncated` where it was too long. */
export function layOutDocument(raw: RawDocument): { laid: Laid; truncated: boolean } {
  const parsed = normaliseText(raw.text);
  const above = parsed.text.split('\n');
  const { structured } = raw;
  if (raw.shown === undefined) {
    return { laid: { text: parsed.text, lines: above, structured }, truncated: parsed.truncated };
  }
  const shown = normaliseText(raw.shown);
  const kept = parsed.text.trim() === '' ? [] : [...above, ''];
  const lines = [...kept, ...shown.text.split('\n')];
  return {
    laid: {
      text: lines.join('\n'),
      lines,
      parsedLines: kept.length,
      structured: placeSnippets(structured, lines, kept.length),
    },
    truncated: parsed.truncated || shown.truncated,
  };
}
