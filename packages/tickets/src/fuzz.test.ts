import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_WHOLE } from '@ooo/domain/testing/sample';
import { fuzz } from './testing/fuzz/fuzz.ts';
import { makeSeeds, type Seed } from './testing/fuzz/seeds.ts';
import { TODAY } from './testing/read-bytes.ts';
import { TicketError } from './ticket-error.ts';
import { createTicketPool, type TicketPool } from './worker/pool.ts';

/** Pictures take seconds: `pnpm bench fuzz` reads them as well, and ten thousand documents. */
const KINDS = [
  'text',
  'UTF-16',
  'page',
  'mail',
  'calendar',
  'pass',
  'pass.json',
  'docx',
  'document.xml',
  'doc',
  'rich text',
  'PDF',
];
const DOCUMENTS = IS_WHOLE ? 60 : 15;

let pool: TicketPool;
let seeds: readonly Seed[];

beforeAll(async () => {
  pool = createTicketPool({ maxReaders: 1 });
  seeds = await makeSeeds();
});

afterAll(() => pool.close());

describe('mutated documents', () => {
  it.each(KINDS)(
    'are answered or refused, whatever happened to them: %s',
    async (kind) => {
      const outcomes = new Map<string, number>();
      for await (const read of fuzz(pool, seeds, {
        documents: DOCUMENTS,
        seed: 7,
        kinds: [kind],
      })) {
        expect(read.mistake, `document ${read.number} of kind ${kind}`).toBeUndefined();
        expect(read.outcome).not.toBe('TOO_SLOW');
        outcomes.set(read.outcome, (outcomes.get(read.outcome) ?? 0) + 1);
      }
      // Changes that leave nothing to read prove little.
      expect([...outcomes.keys()]).toContain('flights');
    },
    60_000,
  );

  it('are answered or refused where they are noise', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
        const outcome = await pool.read({ bytes, today: TODAY }).catch((error: unknown) => error);
        expect(outcome).toSatisfy(
          (it: object) => 'flights' in it || (it instanceof TicketError && !it.cause),
        );
      }),
      { numRuns: IS_WHOLE ? 150 : 40 },
    );
  });
});
