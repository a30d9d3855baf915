import type { NamedValue } from './place-columns.ts';

/** Takeout nests what it knows of a place two levels deep. */
const MAX_DEPTH = 3;

/** The values in an object and in those inside it, each by its own name. */
export function listValues(object: object, depth = 1): NamedValue[] {
  return Object.entries(object).flatMap(([name, value]: [string, unknown]): NamedValue[] => {
    if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
    if (Array.isArray(value)) {
      const texts = value.filter((one) => typeof one === 'string');
      return texts.length > 0 ? [[name, texts.join(', ')]] : [];
    }
    if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) return [];
    return listValues(value, depth + 1);
  });
}

/** A cell, or the text of an element, that is an object or a list in JSON. */
const IS_JSON = /^\s*(?:\{\s*(?:"|\})|\[\s*(?:["{[]|\]))/;

/** True for what converters write where a value has parts of its own: it names nothing, whole or cut off. */
export function isJsonText(text: string): boolean {
  return IS_JSON.test(text);
}

/** The values with what is in those that are JSON in their place; cut-off JSON is ignored. */
export function withoutJson(values: readonly NamedValue[]): NamedValue[] {
  return values.flatMap(([name, value]): NamedValue[] => {
    if (!isJsonText(value)) return [[name, value]];
    try {
      const parsed: unknown = JSON.parse(value);
      return typeof parsed === 'object' && parsed !== null ? listValues({ [name]: parsed }) : [];
    } catch {
      return [];
    }
  });
}
