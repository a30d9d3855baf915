import type { DeclaredProcedure } from '@ooo/api/trpc/list-procedures';
import type { ProcedurePath } from '@ooo/api/rest/rest-route';
import { type Owned, SAMPLES } from '@ooo/api/testing/samples';
import { HOSTILE_METAS } from './hostile.ts';
import { toSchema } from './json-schema.ts';
import { makeValue } from './make-value.ts';
import { mutate, toJson } from './mutate.ts';
import { isFields, pick, type Random } from './pick.ts';

const SAMPLE_SHARE = 0.3;
const META_SHARE = 0.08;

/** One input for one procedure. */
export interface FuzzCase {
  readonly procedure: DeclaredProcedure;
  /** What was done to it, for people. */
  readonly what: string;
  /** With marks in it; `toJson` writes it. */
  readonly value: unknown;
  /** What superjson is told, as JSON. */
  readonly meta?: string;
}

/**
 * The input of a procedure that works, one made by its schema, or either with up to three changes; one at all its
 * limits where it is to be full.
 */
export function makeCase(
  procedure: DeclaredProcedure,
  owned: Owned,
  { random, isFull = false }: { random: Random; isFull?: boolean },
): FuzzCase {
  const sample: unknown = SAMPLES[asKnown(procedure.path)](owned);
  const schema = toSchema(procedure.input);
  const isSample = !schema || (!isFull && random() < SAMPLE_SHARE);
  // The ids of what is owned, by whatever name: without them nothing gets past NOT_FOUND.
  const { tripId, poiId, documentId } = owned;
  const known = { tripId, poiId, documentId, ...(isFields(sample) && pickIds(sample)) };
  let value = withBytes(isSample ? sample : makeValue(schema, { random, known, isFull }));
  const done: string[] = [isSample ? 'sample' : isFull ? 'full' : 'made'];
  for (let left = isFull ? 0 : Math.floor(random() * 4); left > 0; left -= 1) {
    const changed = mutate(value, random);
    value = changed.value;
    done.push(changed.what);
  }
  const hostile = !isFull && random() < META_SHARE ? pick(random, HOSTILE_METAS) : undefined;
  const meta = hostile ?? metaOfBytes(value);
  return { procedure, what: done.join(', '), value, ...(meta && { meta }) };
}

/** How a case travels over tRPC. */
export function toWire({ value, meta }: FuzzCase): string {
  return `{"json":${toJson(value)}${meta ? `,"meta":${meta}` : ''}}`;
}

function pickIds(sample: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sample).filter(([name]) => /^(id|confirm)$|Id$/.test(name)),
  );
}

/** Bytes as superjson writes them. */
function withBytes(value: unknown): unknown {
  if (value instanceof Uint8Array) return [...value];
  if (Array.isArray(value)) return value.map(withBytes);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withBytes(part)]));
}

function metaOfBytes(value: unknown): string | undefined {
  if (!isFields(value)) return undefined;
  const typed = [['typed-array', 'Uint8Array']];
  if (Array.isArray(value['bytes'])) return JSON.stringify({ values: { bytes: typed } });
  const documents = Array.isArray(value['documents']) ? value['documents'] : [];
  const values = documents.map((_, at) => [`documents.${at}.bytes`, typed] as const);
  return values.length > 0 ? JSON.stringify({ values: Object.fromEntries(values) }) : undefined;
}

/** Holds because the type of the samples asks for one of every procedure. */
function asKnown(path: string): ProcedurePath {
  return path as ProcedurePath;
}
