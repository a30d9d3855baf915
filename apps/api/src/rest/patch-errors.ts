import { toAppError } from '../errors/error-translation.ts';
import { FieldsError } from '../errors/fields-error.ts';

const PREFIX = 'patch.';

/** The error of a PATCH with its fields named as they are in the body, which is the field `patch` of the input. */
export function nameFieldsOfBody(error: unknown): unknown {
  const app = toAppError(error);
  if (!(app instanceof FieldsError)) return error;
  if (!app.problems.some(({ path }) => path.startsWith(PREFIX))) return error;
  return new FieldsError(
    app.problems.map(({ path, reason, params }) => ({
      path: path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path,
      reason,
      params,
    })),
  );
}
