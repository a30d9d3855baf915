import type { Found, ParsedDocument } from '../document.ts';
import { ownSnippet } from '../text/own-snippet.ts';

/** What was read of lines that were put in order, with the numbers and the print of the document's own lines. */
export function toDocumentLines(
  parsed: ParsedDocument,
  numbers: readonly number[],
  lines: readonly string[],
): ParsedDocument {
  const fix = <T extends object>(fields: T): T =>
    Object.fromEntries(
      Object.entries(fields).map(([key, found]) => [key, fixOne(found, numbers, lines)]),
    ) as T;
  return {
    ...parsed,
    segments: parsed.segments.map(fix),
    facts: {
      ...fix({ ...parsed.facts, passengers: undefined }),
      passengers: parsed.facts.passengers.map((found) => fixOne(found, numbers, lines)),
    },
  };
}

function fixOne<T>(found: T, numbers: readonly number[], lines: readonly string[]): T {
  if (!isFound(found) || found.line === undefined) return found;
  const line = numbers[found.line - 1] ?? found.line;
  return { ...found, ...ownSnippet(found, lines[line - 1] ?? ''), line };
}

/** Of the fields of a segment all but `otherwise` are values with their evidence. */
function isFound(field: unknown): field is Found<unknown> {
  return typeof field === 'object' && field !== null && 'snippet' in field;
}
