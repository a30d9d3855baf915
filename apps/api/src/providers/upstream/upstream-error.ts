/**
 * `busy`: overloaded, or asked too often. `denied`: it does not accept the request. `unreadable`: what came is not an
 * answer. `too-slow`, `unreachable`: no answer in time, or no connection.
 */
export type UpstreamFailure = 'busy' | 'denied' | 'unreadable' | 'too-slow' | 'unreachable';

/** An upstream of open data, such as a source of weather or of places, did not answer. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly reason: UpstreamFailure;
  /** The pause that the upstream asked for, if it did. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: UpstreamFailure, options: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(`The upstream gave no answer: ${reason}`, options);
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
  }
}
