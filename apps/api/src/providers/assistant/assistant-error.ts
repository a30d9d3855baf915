import type { TokenUsage } from '../../context/ports/assistant.ts';

/**
 * `refused`: it would not answer. `cut-off`: its answer was too long. `unreadable`: it was none. `busy`: it is
 * overloaded, or the installation has asked too often. `denied`: key, model or request are not accepted. `stalled`:
 * it began to answer and stopped. `cancelled`: the caller has gone.
 */
export type AssistantFailure =
  | 'refused'
  | 'cut-off'
  | 'unreadable'
  | 'busy'
  | 'denied'
  | 'stalled'
  | 'cancelled'
  | 'too-slow'
  | 'unreachable';

/** Why the assistant gave no answer; `usage` is the most that it cost, undefined if unknown. */
export class AssistantError extends Error {
  override readonly name = 'AssistantError';
  readonly reason: AssistantFailure;
  readonly usage: TokenUsage | undefined;

  constructor(reason: AssistantFailure, usage?: TokenUsage, options?: ErrorOptions) {
    super(`The assistant gave no answer: ${reason}`, options);
    this.reason = reason;
    this.usage = usage;
  }
}
