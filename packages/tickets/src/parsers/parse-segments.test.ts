import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveTicket } from '../resolve/resolve-ticket.ts';
import { makeDocument } from '../testing/make-document.ts';
import { parseSegments } from './parse-segments.ts';

const PIECES = [
  'KE 081',
  'DL139',
  'FLIGHT',
  'DEPARTURE:',
  'ARRIVAL:',
  '(ICN)',
  'JFK',
  'ICNJFK',
  '15OCT25',
  '15/10/2025',
  '10:00',
  '1020P',
  '+1',
  '#0605',
  '출발',
  '도착',
  '오후 2:20',
  '편명',
  '\n',
  '\n\n',
  '    ',
  '|',
  'OPERATED BY',
  'DURATION: 01:20',
  'FROM /TO  FLIGHT  CL  DATE  DEP',
  'M1DOE/JOHN            EABC123 ICNJFKKE 0081 288Y034A0001 100',
  '1. DL   38 Y  20JAN HKGSEA HS3  1145   0811',
  '-',
  '34A',
  '\u0000',
  '🛫',
];
const anyTicketish = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 60 })
  .map((pieces) => pieces.join(' '));

describe('parseSegments', () => {
  it('never throws, nor does what follows, on any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), anyTicketish), (text) => {
        const document = makeDocument(text);
        const reading = resolveTicket(document, parseSegments(document));
        expect(reading.legs.length > 0 || reading.warnings.length > 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the line of the document where an overlong line was folded', () => {
    const text = `first\n${'word '.repeat(200)}KE081 ICN-JFK 2025-10-15 10:00-11:05`;
    const [segment] = parseSegments(makeDocument(text)).segments;
    expect(segment?.flightNumber).toMatchObject({ value: 'KE81', line: 2 });
  });
});
