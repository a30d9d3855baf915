import { time } from '@ooo/domain/testing/literals';
import type { TicketEvidence } from '@ooo/domain/tickets/ticket.schema';
import { expect, it } from 'vitest';
import type { DrawnPage } from './drawn-document.types.ts';
import { narrowEvidence } from './narrow-evidence.ts';

const SNIPPET = 'ICN 14:00 JFK 17:30 SEAT 34A';
const LINE = { page: 1, left: 0.1, top: 0.5, width: 0.8, height: 0.04 };
const flight = { departureTime: time('14:00'), arrivalTime: time('17:30'), seat: '34A' };
const photo: DrawnPage = { number: 1, width: 600, height: 800, texts: [], address: 'blob:1' };
const printed: DrawnPage = {
  ...photo,
  texts: [{ ...LINE, left: 0.7, width: 0.2, text: 'SEAT 34A' }],
};
const text = `E-TICKET\n${SNIPPET}`;

function evidence(field: string, box = LINE): TicketEvidence {
  return { leg: 0, field, snippet: SNIPPET, line: 2, box, foundBy: 'layout' };
}

function boxOf(item: TicketEvidence, page: DrawnPage) {
  return narrowEvidence([item], [flight], [page], text)[0]?.box;
}

it('goes by the print of the page', () => {
  const box = boxOf(evidence('seat'), printed);
  expect(box?.left).toBeGreaterThan(0.79);
  expect((box?.left ?? 0) + (box?.width ?? 0)).toBeCloseTo(0.9);
});

it('goes by the line of the text in the box of a picture', () => {
  const box = boxOf(evidence('departureTime'), photo);
  expect(box?.left).toBeGreaterThan(0.18);
  expect(box?.left).toBeLessThan(0.3);
  expect(box?.width).toBeLessThan(0.2);
});

it('leaves a box that is not the line’s, and what is not a flight', () => {
  const word = { ...LINE, left: 0.7, width: 0.06 };
  expect(boxOf(evidence('seat', word), photo)).toEqual(word);
  expect(boxOf({ ...evidence('seat'), leg: 4 }, printed)).toEqual(LINE);
  expect(boxOf({ ...evidence('seat'), box: undefined }, printed)).toBeUndefined();
});
