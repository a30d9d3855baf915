import type { TicketEvidence } from '@ooo/domain/tickets/ticket.schema';

export interface Span {
  readonly text: string;
  /** `active` is the field that is pointed at, `found` any other that was read here. */
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

/** Where the snippet stands: in the line that the evidence names, else wherever it first occurs. */
function locate(evidence: TicketEvidence, lines: readonly string[], isActive: boolean): Mark[] {
  const snippet = evidence.snippet.trim();
  if (snippet === '') return [];
  const named = evidence.line === undefined ? -1 : evidence.line - 1;
  const line = lines[named]?.includes(snippet)
    ? named
    : lines.findIndex((text) => text.includes(snippet));
  const text = lines[line] ?? lines[named];
  if (text === undefined) return [];
  const start = text.indexOf(snippet);
  // A snippet over several lines marks the line that it begins in, whole.
  if (start < 0) return [{ line: named, start: 0, end: text.length, isActive }];
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

/** The lines of a document, cut where fields were read; the active field's snippet is never covered. */
export function markDocument(
  text: string,
  evidence: readonly TicketEvidence[],
  active: { readonly leg: number; readonly field: string } | null,
): DocumentLine[] {
  const lines = text.split('\n');
  const isActive = ({ leg: segment, field }: TicketEvidence) =>
    segment === active?.leg && field === active.field;
  const marks = evidence.flatMap((item) => locate(item, lines, isActive(item)));
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
