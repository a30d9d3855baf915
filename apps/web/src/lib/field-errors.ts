import { readDetail } from './app-error.ts';

/** The server's errors for single fields, by dotted path; empty if it named none. */
export function toFieldErrors(error: unknown): Record<string, string> {
  const fields = readDetail(error, 'fields');
  if (typeof fields !== 'object' || fields === null) return {};
  const entries = Object.entries(fields) as [string, unknown][];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
