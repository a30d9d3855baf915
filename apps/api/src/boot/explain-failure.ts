import { StartError } from '@ooo/db/start-error';
import { EnvError } from './environment-error.ts';
import { explainDatabaseFailure } from './explain-database.ts';
import { explainFolderFailure } from './explain-folder.ts';

/**
 * Why the product did not start, for the person in front of the terminal: what went wrong and what to do. Only an
 * unexpected error is printed with its stack. An address that contains a password is never printed.
 */
export function explainFailure(error: unknown): string {
  if (error instanceof EnvError) {
    return `Some settings are wrong:\n${error.message}\n.env.example explains every variable.`;
  }
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const cause = firstOf(error);
  return (
    explainFolderFailure(cause) ?? explainDatabaseFailure(cause) ?? error.stack ?? error.message
  );
}

/** A host with several addresses fails once for each. */
function firstOf(error: Error): Error {
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return first instanceof Error ? first : error;
}
