import { z } from 'zod';

/** As much of JSON Schema as zod writes of an input. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

/** The JSON Schema of a procedure's input; undefined if it has none. */
export function toSchema(input: z.ZodType | undefined): JsonSchema | undefined {
  if (!input) return undefined;
  return asSchema(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
}

/** Holds because zod writes these keywords in no other form. */
function asSchema(schema: object): JsonSchema {
  return schema;
}
