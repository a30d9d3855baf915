import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk';
import { AssistantError, type AssistantFailure } from './assistant-error.ts';
import { BrokenStream } from './receive-message.ts';
import { addUsage, NO_USAGE } from './token-usage.ts';
import type { TokenUsage } from '../../context/ports/assistant.ts';

/** The pause before the second try, unless the assistant asks for a longer one. */
const PAUSE_MS = 1000;

/** Whether the next answer may differ. */
export function isPassing(error: unknown): boolean {
  if (error instanceof BrokenStream) return true;
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return false;
  if (error instanceof APIConnectionError) return true;
  const status = findApiError(error)?.status;
  return status === 408 || status === 409 || status === 429 || (status ?? 0) >= 500;
}

/** The seconds of `retry-after`, otherwise a moment. */
export function pauseOf(error: unknown): number {
  const header = findApiError(error)?.headers?.get('retry-after');
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : PAUSE_MS;
}

interface Ended {
  readonly failure: AssistantFailure;
  /** Undefined if it is not known. A request that was refused cost nothing. */
  readonly usage: TokenUsage | undefined;
}

function judge(error: unknown): Ended {
  if (error instanceof AssistantError) return { failure: error.reason, usage: error.usage };
  if (error instanceof BrokenStream) return { failure: error.reason, usage: error.usage };
  if (error instanceof APIConnectionTimeoutError) return { failure: 'too-slow', usage: undefined };
  const status = findApiError(error)?.status;
  if (status === undefined) return { failure: 'unreachable', usage: undefined };
  const isBusy = status === 408 || status === 429 || status >= 500;
  return { failure: isBusy ? 'busy' : 'denied', usage: NO_USAGE };
}

interface Circumstances {
  /** Why the question was ended from our side, if it was. */
  readonly ended: 'too-slow' | 'cancelled' | undefined;
  /** What the first try cost. */
  readonly before: TokenUsage;
}

/** Any error of a question as an {@link AssistantError}. */
export function toAssistantError(error: unknown, { ended, before }: Circumstances): AssistantError {
  const { failure, usage } = judge(error);
  return new AssistantError(ended ?? failure, usage && addUsage(before, usage), { cause: error });
}

/** Holds because the library gives such an error these types before it widens them. */
function findApiError(error: unknown): APIError | undefined {
  return error instanceof APIError ? (error as APIError) : undefined;
}
