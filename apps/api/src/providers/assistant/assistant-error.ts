/**
 * `refused`: it would not answer. `cut-off`: its answer was too long. `unreadable`: it was none. `busy`: it is
 * overloaded, or the installation has asked too often. `denied`: key, model or request are not accepted.
 * `too-slow` and `unreachable` say themselves.
 */
export type AssistantFailure =
  | 'refused'
  | 'cut-off'
  | 'unreadable'
  | 'busy'
  | 'denied'
  | 'too-slow'
  | 'unreachable';

/** Why the assistant gave no answer; `tokens` is what it cost all the same; undefined if unknown. */
export class AssistantError extends Error {
  override readonly name = 'AssistantError';
  readonly reason: AssistantFailure;
  readonly tokens: number | undefined;

  constructor(reason: AssistantFailure, tokens?: number, options?: ErrorOptions) {
    super(`The assistant gave no answer: ${reason}`, options);
    this.reason = reason;
    this.tokens = tokens;
  }
}
