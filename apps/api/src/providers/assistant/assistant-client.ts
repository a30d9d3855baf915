import { setTimeout } from 'node:timers/promises';
import Anthropic, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk';
import type { Env } from '../../boot/environment.ts';
import { AssistantError } from './assistant-error.ts';
import { type AssistantQuestion, toRequest } from './assistant-request.ts';
import { type AssistantReply, readMessage } from './read-message.ts';

export interface AssistantClient {
  /** Rejects with an {@link AssistantError}, or with the signal's reason. */
  ask(question: AssistantQuestion, signal?: AbortSignal): Promise<AssistantReply>;
}

export const DEFAULT_MODEL = 'claude-haiku-5-5';
const DEFAULT_URL = 'https://api.anthropic.com';

/** For both tries together: a traveller waits for it. */
const TIME_LIMIT_MS = 25_000;
/** The pause before the second try, unless the assistant asks for a longer one. */
const PAUSE_MS = 1000;

/** The assistant of the environment; undefined without a key, or if nothing may leave the machine. */
export function makeAssistant(
  { anthropic, offline }: Pick<Env, 'anthropic' | 'offline'>,
  timeLimitMs = TIME_LIMIT_MS,
): AssistantClient | undefined {
  if (!anthropic || offline) return undefined;
  const { apiKey, baseUrl = DEFAULT_URL, model = DEFAULT_MODEL } = anthropic;
  const api = new Anthropic({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: timeLimitMs,
    logLevel: 'off',
    openTelemetry: false,
  });

  return {
    ask: async (question, signal = new AbortController().signal) => {
      const ending = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
      const request = toRequest(model, question);
      const send = async (): Promise<unknown> => api.messages.create(request, { signal: ending });
      try {
        return readMessage(await retryOnce(send, ending));
      } catch (error) {
        signal.throwIfAborted();
        throw toAssistantError(error, ending.aborted);
      }
    },
  };
}

/** A question changes nothing, so it may be asked again: once, and only if the next answer may differ. */
async function retryOnce<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (signal.aborted || !isPassing(error)) throw error;
    await setTimeout(pauseOf(error), undefined, { signal });
    return send();
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return false;
  if (error instanceof APIConnectionError) return true;
  const status = statusOf(error);
  return status === 408 || status === 409 || status === 429 || (status ?? 0) >= 500;
}

/** The seconds of `retry-after`, otherwise a moment. */
function pauseOf(error: unknown): number {
  const header = findApiError(error)?.headers?.get('retry-after');
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : PAUSE_MS;
}

/** A request that was refused cost nothing; the cost of one that was never answered is unknown. */
function toAssistantError(error: unknown, isOver: boolean): AssistantError {
  if (error instanceof AssistantError) return error;
  if (isOver || error instanceof APIConnectionTimeoutError) {
    return new AssistantError('too-slow', undefined, { cause: error });
  }
  const status = statusOf(error);
  if (status === undefined) return new AssistantError('unreachable', undefined, { cause: error });
  const isBusy = status === 408 || status === 429 || status >= 500;
  return new AssistantError(isBusy ? 'busy' : 'denied', 0, { cause: error });
}

function statusOf(error: unknown): number | undefined {
  return findApiError(error)?.status;
}

/** Holds because these are what the library's types say of such an error before they are made open. */
function findApiError(error: unknown): APIError | undefined {
  return error instanceof APIError ? (error as APIError) : undefined;
}
