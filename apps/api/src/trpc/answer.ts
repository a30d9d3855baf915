import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { defined } from '@ooo/domain/shared/defined';
import { isPlainJson } from './plain-json.ts';

type Checks = 'strict' | 'off';
let checks: Checks = 'off';

/**
 * Tests check the output of every procedure: it has to fit its schema, without any field that the schema lacks. In
 * production nothing is checked: the compiler guarantees the types, and checking a list of trips took as long as its
 * query.
 */
export function setAnswerChecks(wanted: Checks): void {
  checks = wanted;
}

/** The output schema of a procedure, for `.output()`. */
export interface Answer<T extends z.ZodType> {
  (value: unknown): z.output<T>;
  readonly schema: T;
  /** True if the output is plain JSON. A file is answered only by REST. */
  readonly isPlain: boolean;
}

export function answer<T extends z.ZodType>(schema: T): Answer<T> {
  const check = (value: unknown): z.output<T> =>
    checks === 'strict' ? checkStrictly(schema, value) : asOutput(value);
  return Object.assign(check, { schema, isPlain: isPlainJson(schema) });
}

function checkStrictly<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const { success, data: parsed, error } = schema.safeParse(value);
  // An error of the schema itself would be taken for one of the caller's input.
  if (!success) throw new Error('The answer does not fit its schema.', { cause: error });
  if (isDeepStrictEqual(toComparable(parsed), toComparable(value))) return parsed;
  throw new Error(
    'The answer has fields that its schema does not name, or lacks what it fills in.',
  );
}

/** An absent field and an undefined one are the same on the wire. */
function toComparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toComparable);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  const present = Object.entries(defined(value));
  return Object.fromEntries(present.map(([name, field]) => [name, toComparable(field)]));
}

/** Holds because the resolver behind it is typed to give the schema's output. */
function asOutput<T extends z.ZodType>(value: unknown): z.output<T> {
  return value as z.output<T>;
}
