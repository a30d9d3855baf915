/** A problem of the command line, in words. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
