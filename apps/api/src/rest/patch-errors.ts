import { badFields, findFields, toAppError } from '../errors/error-translation.ts';

const PREFIX = 'patch.';

/** The error of a PATCH with its fields named as they are in the body, which is the field `patch` of the input. */
export function nameFieldsOfBody(error: unknown): unknown {
  const app = toAppError(error);
  const fields = Object.entries(findFields(app));
  if (!fields.some(([path]) => path.startsWith(PREFIX))) return error;
  return badFields(
    Object.fromEntries(
      fields.map(([path, sentence]) => [
        path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path,
        sentence,
      ]),
    ),
  );
}
