import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { isOfAnyField } from './validation-messages.ts';

/** A BAD_REQUEST with a sentence for each field that is wrong, by its path in dots. */
export class FieldsError extends AppError {
  override readonly details: { readonly fields: Readonly<Record<string, string>> };

  constructor(fields: Readonly<Record<string, string>>, message = joinSentences(fields)) {
    super('invalid-fields');
    this.message = message;
    this.details = { fields };
  }
}

/** The first three. A sentence that could be about any field names its own. */
function joinSentences(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .slice(0, 3)
    .map(([path, sentence]) => (path && isOfAnyField(sentence) ? `${path}: ${sentence}` : sentence))
    .join(' ');
}

/** The error of a single field. */
export function badField(field: string, message: string): FieldsError {
  return new FieldsError({ [field]: message }, message);
}

/** One sentence for each field, the first if a field has several. */
export function fromSchema(error: z.ZodError): FieldsError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    fields[issue.path.join('.')] ??= issue.message;
  }
  return new FieldsError(fields);
}
