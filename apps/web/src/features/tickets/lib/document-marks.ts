import type { TicketEvidence, TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import { findPrinted, type NamesOf } from './printed-value.ts';

export interface Span {
  readonly text: string;
  /** `active` is the field under the pointer or with the focus, `found` any other that was read here. */
  readonly mark?: 'found' | 'active';
}

export interface DocumentLine {
  readonly number: number;
  readonly spans: readonly Span[];
  readonly isActive: boolean;
}

interface Mark {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly isActive: boolean;
}

/** The line that says the snippet, however it is spaced there: the one that the evidence names, else the first. */
function findLine({ snippet, line = 0 }: TicketEvidence, lines: readonly string[]): number {
  const words = toWords(snippet);
  const named = lines[line - 1];
  if (named !== undefined && toWords(named).includes(words)) return line - 1;
  const found = words === '' ? -1 : lines.findIndex((text) => toWords(text).includes(words));
  return found === -1 && named !== undefined ? line - 1 : found;
}

function toWords(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/**
 * Where the value is printed in its line; else its snippet, else the line whole: a snippet over several lines marks the
 * line that it begins in.
 */
function locate(
  evidence: TicketEvidence,
  lines: readonly string[],
  segment: TicketSegment | undefined,
  isActive: boolean,
  namesOf?: NamesOf,
): Mark[] {
  const line = findLine(evidence, lines);
  const text = lines[line];
  if (text === undefined || evidence.snippet.trim() === '') return [];
  const value = segment && findPrinted(segment, evidence.field, text, namesOf);
  if (value) return [{ line, ...value, isActive }];
  const snippet = evidence.snippet.trim();
  const start = text.indexOf(snippet);
  if (start < 0) return [{ line, start: 0, end: text.length, isActive }];
  return [{ line, start, end: start + snippet.length, isActive }];
}

function cut(text: string, marks: readonly Mark[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start < at) continue;
    if (mark.start > at) spans.push({ text: text.slice(at, mark.start) });
    const kind = mark.isActive ? 'active' : 'found';
    spans.push({ text: text.slice(mark.start, mark.end), mark: kind });
    at = mark.end;
  }
  if (at < text.length) spans.push({ text: text.slice(at) });
  return spans;
}

function overlaps(a: Mark, b: Mark): boolean {
  return a.line === b.line && a.start < b.end && b.start < a.end;
}

/**
 * The lines of a document, cut where values of the flights `segments` were read, which are as they were read; the
 * active field's value is never covered.
 */
export function markDocument(
  text: string,
  evidence: readonly TicketEvidence[],
  segments: readonly TicketSegment[],
  active: { readonly leg: number; readonly field: string } | null,
  namesOf?: NamesOf,
): DocumentLine[] {
  const lines = text.split('\n');
  const isActive = ({ leg: segment, field }: TicketEvidence) =>
    segment === active?.leg && field === active.field;
  const marks = evidence.flatMap((item) =>
    locate(item, lines, segments[item.leg], isActive(item), namesOf),
  );
  const activeMarks = marks.filter((mark) => mark.isActive);
  const shown = marks.filter(
    (mark) => mark.isActive || !activeMarks.some((other) => overlaps(mark, other)),
  );
  return lines.map((line, index) => {
    const here = shown.filter((mark) => mark.line === index).sort((a, b) => a.start - b.start);
    return {
      number: index + 1,
      spans: cut(line, here),
      isActive: here.some((mark) => mark.isActive),
    };
  });
}
