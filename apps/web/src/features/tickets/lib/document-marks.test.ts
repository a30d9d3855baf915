import { time } from '@ooo/domain/testing/literals';
import type { TicketEvidence } from '@ooo/domain/tickets/ticket.schema';
import { describe, expect, it } from 'vitest';
import { markDocument } from './document-marks.ts';

const text = 'Flight KE082\nJFK 13:50 - ICN 17:20\nKE082 operated by KE';

function evidence(field: string, snippet: string, line?: number): TicketEvidence {
  return { leg: 0, field, snippet, ...(line === undefined ? {} : { line }), foundBy: 'layout' };
}

const marked = (lines: ReturnType<typeof markDocument>) =>
  lines.flatMap(({ number, spans }) =>
    spans.filter(({ mark }) => mark).map((span) => [number, span.text, span.mark]),
  );

describe('markDocument', () => {
  it('marks each snippet in its line, and loses none of the text', () => {
    const found = [evidence('departureTime', '13:50', 2), evidence('to', 'ICN', 2)];
    const lines = markDocument(text, found, [], null);
    expect(marked(lines)).toEqual([
      [2, '13:50', 'found'],
      [2, 'ICN', 'found'],
    ]);
    expect(lines.map(({ spans }) => spans.map((span) => span.text).join('')).join('\n')).toBe(text);
  });

  it('highlights the active field', () => {
    const lines = markDocument(text, [evidence('to', 'ICN', 2)], [], { leg: 0, field: 'to' });
    expect(marked(lines)).toEqual([[2, 'ICN', 'active']]);
    expect(lines.map(({ isActive }) => isActive)).toEqual([false, true, false]);
  });

  it('takes the line that the evidence names before an earlier one', () => {
    expect(marked(markDocument(text, [evidence('flightNumber', 'KE082', 3)], [], null))).toEqual([
      [3, 'KE082', 'found'],
    ]);
  });

  it('searches a snippet that has no line, or another one', () => {
    expect(marked(markDocument(text, [evidence('from', 'JFK')], [], null))).toEqual([
      [2, 'JFK', 'found'],
    ]);
    expect(marked(markDocument(text, [evidence('from', 'JFK', 1)], [], null))).toEqual([
      [2, 'JFK', 'found'],
    ]);
  });

  it('marks the whole line of a snippet that spans several', () => {
    const spanning = evidence('flightNumber', 'KE082\nJFK', 1);
    expect(marked(markDocument(text, [spanning], [], null))).toEqual([
      [1, 'Flight KE082', 'found'],
    ]);
  });

  it('never covers the active snippet with another', () => {
    const overlapping = [
      evidence('airline', 'Flight KE082', 1),
      evidence('flightNumber', 'KE082', 1),
    ];
    const lines = markDocument(text, overlapping, [], { leg: 0, field: 'flightNumber' });
    expect(marked(lines)).toEqual([[1, 'KE082', 'active']]);
  });

  it('ignores a snippet that is not in the text', () => {
    expect(marked(markDocument(text, [evidence('seat', '34A')], [], null))).toEqual([]);
  });

  it('marks only the value, however it is written and spaced in its line', () => {
    const columns = 'KE 0082   JFK 01:50 PM      ICN 05:20 PM';
    const flight = {
      flightNumber: 'KE82',
      departureTime: time('13:50'),
      arrivalTime: time('17:20'),
      seat: '34A',
    };
    const snippet = 'KE 0082 JFK 01:50 PM ICN 05:20 PM';
    const found = ['flightNumber', 'departureTime', 'arrivalTime'].map((field) =>
      evidence(field, snippet, 1),
    );
    expect(marked(markDocument(columns, found, [flight], null))).toEqual([
      [1, 'KE 0082', 'found'],
      [1, '01:50 PM', 'found'],
      [1, '05:20 PM', 'found'],
    ]);
    const other = markDocument(columns, [evidence('seat', snippet, 1)], [flight], null);
    expect(marked(other)).toEqual([[1, columns, 'found']]);
  });
});
