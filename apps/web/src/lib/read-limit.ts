/** The specification's ten seconds (section 9): a read without an answer is given up then. */
const LIMIT_MS = 10_000;

/** A read that was given up. It is not repeated by itself: the server may be doing all it can. */
export class LateError extends Error {
  constructor() {
    super('No answer came in time.');
    this.name = 'LateError';
  }
}

/** Ends a read with a {@link LateError} after ten seconds, its body included, or sooner as `signal` does. */
export function limitRead(signal?: AbortSignal | null): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new LateError()), LIMIT_MS);
  return signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
}
