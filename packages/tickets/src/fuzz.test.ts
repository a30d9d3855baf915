import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import { readTicket } from './read-ticket.ts';
import { makeDocx } from './testing/make-docx.ts';
import { makePassJson } from './testing/make-pass.ts';
import { makeZip } from './testing/make-zip.ts';
import { TODAY } from './testing/read-bytes.ts';
import { ITINERARY, makeSamples } from './testing/samples.ts';
import { TicketError } from './ticket-error.ts';

/** A change to a file: at a share of its length, so many bytes go, and these come. */
interface Mutation {
  readonly at: number;
  readonly remove: number;
  readonly insert: Uint8Array;
}

const Mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 100, max: 3000 }),
  ),
  insert: fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc.string({ maxLength: 12 }).map((text) => new TextEncoder().encode(text)),
    fc
      .constantFrom(
        '<table>',
        '{"@type":',
        '\n\n',
        'endobj',
        '%PDF-',
        '99:99',
        '31FEB26',
        'KE',
        '(ICN)',
        '+1',
        'BEGIN:VEVENT\r\n',
        'DTSTART;TZID=Asia/Seoul:20270304T100000\r\n',
        'PK\u0003\u0004',
        '"value":',
      )
      .map((text) => new TextEncoder().encode(text)),
  ),
});

function mutate(bytes: Uint8Array, { at, remove, insert }: Mutation): Uint8Array {
  const start = Math.floor(at * bytes.length);
  return Buffer.concat([bytes.subarray(0, start), insert, bytes.subarray(start + remove)]);
}

async function readOrRefuse(bytes: Uint8Array): Promise<unknown> {
  try {
    return TicketAnswer.parse(await readTicket({ bytes, today: TODAY }));
  } catch (error) {
    if (error instanceof TicketError) return error;
    throw error;
  }
}

/** What is packed is changed before it is packed: a changed zip is seldom a zip. */
describe('mutated contents', () => {
  it.each<[string, string, (changed: Uint8Array) => Uint8Array]>([
    ['pass.json', JSON.stringify(makePassJson()), (changed) => makeZip({ 'pass.json': changed })],
    [
      'word/document.xml',
      strFromU8(
        unzipSync(makeDocx(ITINERARY.split('\n')))['word/document.xml'] ?? new Uint8Array(),
      ),
      (changed) => makeDocx([], { 'word/document.xml': changed }),
    ],
  ])(
    'are answered or refused: %s',
    async (_, content, pack) => {
      const sample = new TextEncoder().encode(content);
      await fc.assert(
        fc.asyncProperty(fc.array(Mutation, { minLength: 1, maxLength: 6 }), async (mutations) => {
          expect(await readOrRefuse(pack(mutations.reduce(mutate, sample)))).toBeDefined();
        }),
        { numRuns: 120 },
      );
    },
    60_000,
  );
});

describe('mutated documents', () => {
  it.each(['text', 'UTF-16', 'page', 'mail', 'PDF', 'docx', 'doc', 'calendar', 'pass', 'passes'])(
    'are answered or refused, whatever happened to the %s',
    async (kind) => {
      const sample = (await makeSamples()).get(kind) ?? new Uint8Array();
      await fc.assert(
        fc.asyncProperty(fc.array(Mutation, { minLength: 1, maxLength: 6 }), async (mutations) => {
          const bytes = mutations.reduce(mutate, sample);
          expect(await readOrRefuse(bytes)).toBeDefined();
        }),
        { numRuns: 120 },
      );
    },
    60_000,
  );

  it('are answered or refused where they are noise', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
        expect(await readOrRefuse(bytes)).toBeDefined();
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
