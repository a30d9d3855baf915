import type { z } from 'zod';

/**
 * Kinds of values that JSON represents unchanged. `unknown` is the value of a `jsonb` column, `void` an empty answer.
 */
const PLAIN = new Set([
  'string',
  'number',
  'int',
  'boolean',
  'null',
  'enum',
  'literal',
  'unknown',
  'any',
  'never',
  'void',
  'template_literal',
]);
const WRAPPERS = new Set([
  'optional',
  'nullable',
  'default',
  'prefault',
  'readonly',
  'nonoptional',
]);

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly out?: z.ZodType;
  readonly rest?: z.ZodType | null;
}

/** True if every value of the schema can be written as JSON and read again without hints. */
export function isPlainJson(schema: z.ZodType): boolean {
  const { type, ...parts } = definitionOf(schema);
  if (PLAIN.has(type)) return true;
  const { innerType, element, valueType, shape, options, items, left, right, out, rest } = parts;
  if (WRAPPERS.has(type)) return areAllPlain([innerType]);
  if (type === 'object') return areAllPlain(Object.values(shape ?? {}));
  if (type === 'array') return areAllPlain([element]);
  if (type === 'record') return areAllPlain([valueType]);
  if (type === 'union') return areAllPlain(options ?? []);
  if (type === 'tuple') return areAllPlain([...(items ?? []), rest ?? undefined]);
  if (type === 'intersection') return areAllPlain([left, right]);
  if (type === 'pipe') return areAllPlain([out]);
  return false;
}

function areAllPlain(schemas: readonly (z.ZodType | undefined)[]): boolean {
  return schemas.every((schema) => schema === undefined || isPlainJson(schema));
}

/** The definition of a zod schema: its type and its parts. */
function definitionOf(schema: z.ZodType): Definition {
  return schema.def;
}
