import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/** What superjson wrote: JSON, and what some of its values were. */
const Written = z.object({
  json: z.unknown().optional(),
  meta: z.object({ values: z.unknown().optional() }).optional(),
});

const UNDEFINED = z.tuple([z.literal('undefined')]);
const BYTES = z.tuple([z.tuple([z.literal('typed-array'), z.literal('Uint8Array')])]);
const Values = z.record(z.string(), z.union([UNDEFINED, BYTES]));

/** A name of a path: a dot in it is written as `\.`, a backslash as two. */
const NAME = /(?:[^.\\]|\\.)+/gsu;

/**
 * What superjson wrote, as it was. Inputs hold what JSON knows, what is `undefined`, and bytes; anything else is
 * refused. superjson itself would make whatever is named of whatever is there: a list of two billion bytes of
 * `{"length":2147483647}`, which stops the server for minutes. That two places held one object, which it also
 * tells, makes no difference to an input.
 */
export function readWritten(written: unknown): unknown {
  const read = Written.safeParse(written);
  if (!read.success) throw unreadable();
  const { json, meta } = read.data;
  if (meta?.values === undefined) return json;
  if (UNDEFINED.safeParse(meta.values).success) return undefined;
  const values = Values.safeParse(meta.values);
  if (!values.success) throw unreadable();
  for (const [path, type] of Object.entries(values.data)) restore(json, path, type);
  return json;
}

function restore(json: unknown, path: string, [type]: z.infer<typeof UNDEFINED | typeof BYTES>) {
  const names = (path.match(NAME) ?? []).map((name) => name.replaceAll(/\\(.)/gsu, '$1'));
  const last = names.pop();
  let parent: unknown = json;
  for (const name of names) parent = isHolder(parent, name) ? parent[name] : undefined;
  if (last === undefined || !isHolder(parent, last)) throw unreadable();
  parent[last] = type === 'undefined' ? undefined : toBytes(parent[last]);
}

/** Only what a value holds itself, so that no path leads to a prototype. */
function isHolder(value: unknown, name: string): value is Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && name !== '__proto__' && Object.hasOwn(value, name);
}

function toBytes(value: unknown): Uint8Array {
  if (!Array.isArray(value) || !value.every(isByte)) throw unreadable();
  return Uint8Array.from(value);
}

function isByte(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255;
}

function unreadable(): AppError {
  return new AppError('BAD_REQUEST', { message: 'The input contains a value that we can’t read.' });
}
