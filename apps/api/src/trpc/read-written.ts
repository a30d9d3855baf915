import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/** superjson's format: JSON, and the original types of some of its values. */
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
 * Reads what superjson wrote. Inputs contain JSON values, `undefined` and bytes; anything else is refused. superjson
 * itself would convert any value to any type that is named: `{"length":2147483647}` to an array of two billion bytes,
 * which stops the server for minutes. It also records that two places held the same object, which does not matter for
 * an input.
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

/** Only a value's own properties, so that no path leads to a prototype. */
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
  return new AppError('value-unreadable');
}
