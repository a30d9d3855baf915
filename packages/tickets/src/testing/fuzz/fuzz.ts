import * as fc from 'fast-check';
import { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import { TicketError } from '../../ticket-error.ts';
import type { TicketPool } from '../../worker/pool.ts';
import { TODAY } from '../read-bytes.ts';
import { mutate, Mutation } from './mutation.ts';
import type { Seed } from './seeds.ts';

/** The outcome of one document. */
export interface FuzzOutcome {
  /** Its position in the seed's order. */
  readonly number: number;
  readonly kind: string;
  /** `flights`, `no flight`, the code of the error, or `mistake` with what was thrown. */
  readonly outcome: string;
  readonly mistake?: string;
  readonly ms: number;
  readonly bytes: Uint8Array;
}

export interface FuzzOptions {
  readonly documents: number;
  readonly seed: number;
  /** Kinds to read; all if absent. */
  readonly kinds?: readonly string[];
}

interface Case {
  readonly kind: number;
  readonly document: number;
  readonly other: readonly [kind: number, document: number];
  readonly mutations: readonly Mutation[];
}

/** Reads mutated documents one after the other. The same seeds, options and code give the same documents. */
export async function* fuzz(
  pool: TicketPool,
  seeds: readonly Seed[],
  { documents, seed, kinds }: FuzzOptions,
): AsyncGenerator<FuzzOutcome> {
  const used = seeds.filter(({ kind }) => !kinds || kinds.includes(kind));
  const cases = fc.sample(makeCase(used), { seed, numRuns: documents });
  for (const [number, one] of cases.entries()) {
    const kind = used[one.kind];
    if (!kind) continue;
    const bytes = makeBytes(kind, one, seeds);
    const start = performance.now();
    const outcome = await tryToRead(pool, bytes);
    yield { number, kind: kind.kind, ...outcome, ms: performance.now() - start, bytes };
  }
}

function makeCase(seeds: readonly Seed[]): fc.Arbitrary<Case> {
  return fc.record({
    kind: fc.oneof(...seeds.map(({ weight }, at) => ({ weight, arbitrary: fc.constant(at) }))),
    document: fc.nat(),
    other: fc.tuple(fc.nat(), fc.nat()),
    mutations: fc.array(Mutation, { minLength: 1, maxLength: 6 }),
  });
}

function makeBytes(kind: Seed, { document, other, mutations }: Case, seeds: readonly Seed[]) {
  const foreign = seeds[other[0] % seeds.length]?.documents ?? [];
  const second = foreign[other[1] % foreign.length] ?? new Uint8Array();
  const first = kind.documents[document % kind.documents.length] ?? new Uint8Array();
  const changed = mutations.reduce((bytes, mutation) => mutate(bytes, mutation, second), first);
  return kind.pack ? kind.pack(changed) : changed;
}

async function tryToRead(
  pool: TicketPool,
  bytes: Uint8Array,
): Promise<Pick<FuzzOutcome, 'outcome' | 'mistake'>> {
  try {
    const { flights } = TicketAnswer.parse(await pool.read({ bytes, today: TODAY }));
    return { outcome: flights.legs.length > 0 ? 'flights' : 'no flight' };
  } catch (error) {
    if (!(error instanceof TicketError)) return toMistake(error);
    // The pool keeps a mistake in the code, or a crash, as the cause; a reached limit has no cause.
    const isRefusal = !(error.cause instanceof Error) || error.code.startsWith('TOO_');
    return isRefusal ? { outcome: error.code } : toMistake(error.cause);
  }
}

function toMistake(error: unknown): Pick<FuzzOutcome, 'outcome' | 'mistake'> {
  return { outcome: 'mistake', mistake: (error instanceof Error && error.stack) || String(error) };
}
