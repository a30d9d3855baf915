import type { FieldParam } from './fields.types.ts';

/** A sentence with its `{{placeholders}}` filled in; one that `params` lacks stays as it is. */
export function fillIn(sentence: string, params: Readonly<Record<string, FieldParam>>): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? [params[name]].flat().join(', ') : placeholder,
  );
}
