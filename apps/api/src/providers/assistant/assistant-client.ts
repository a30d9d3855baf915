import { setTimeout } from 'node:timers/promises';
import Anthropic from '@anthropic-ai/sdk';
import { priceOf } from './assistant-price.ts';
import { toRequest } from './assistant-request.ts';
import { readAnswer } from './read-answer.ts';
import { BrokenStream, receiveMessage } from './receive-message.ts';
import type { ReceivedMessage } from './received-message.ts';
import { isPassing, pauseOf, toAssistantError } from './refusals.ts';
import { stallGuard } from './stall-guard.ts';
import { addUsage, NO_USAGE } from './token-usage.ts';
import type { Env } from '../../context/ports/env.ts';
import type { AssistantClient, AssistantQuestion } from '../../context/ports/assistant.ts';

interface Limits {
  /** Instead of the jobs' own. */
  readonly timeLimitMs?: number;
  /** How long a stream may be silent once it has begun; the API sends pings while it works. */
  readonly silenceMs?: number;
}

export const DEFAULT_MODEL = 'claude-haiku-5-5';
const DEFAULT_URL = 'https://api.anthropic.com';
const SILENCE_MS = 8000;

/** The assistant of the environment; undefined without a key, or if nothing may leave the machine. */
export function makeAssistant(
  { anthropic, offline }: Pick<Env, 'anthropic' | 'offline'>,
  { timeLimitMs, silenceMs = SILENCE_MS }: Limits = {},
): AssistantClient | undefined {
  if (!anthropic || offline) return undefined;
  const { apiKey, baseUrl = DEFAULT_URL, model = DEFAULT_MODEL } = anthropic;
  const api = new Anthropic({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    logLevel: 'off',
    openTelemetry: false,
  });

  async function send<T>(
    question: AssistantQuestion<T>,
    ending: AbortSignal,
  ): Promise<ReceivedMessage> {
    const guard = stallGuard(silenceMs, ending);
    try {
      const request = toRequest(model, question);
      const response = await api.messages.create(request, { signal: guard.signal }).asResponse();
      guard.onSign();
      const { maxAnswerTokens } = question.job;
      return await receiveMessage(response, { onSign: guard.onSign, maxAnswerTokens });
    } catch (error) {
      throw guard.toStall(error);
    } finally {
      guard.end();
    }
  }

  return {
    model,
    price: priceOf(model, anthropic),
    ask: async (question, signal = new AbortController().signal) => {
      const limitMs = timeLimitMs ?? question.job.timeLimitMs;
      const ending = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
      let before = NO_USAGE;
      try {
        const message = await send(question, ending).catch(async (error: unknown) => {
          if (ending.aborted || !isPassing(error)) throw error;
          await setTimeout(pauseOf(error), undefined, { signal: ending }).catch(() => {
            throw error;
          });
          if (error instanceof BrokenStream) before = error.usage ?? NO_USAGE;
          return send(question, ending);
        });
        const whole = { ...message, usage: addUsage(before, message.usage) };
        return { answer: readAnswer(whole, question.job.schema), usage: whole.usage };
      } catch (error) {
        const late = ending.aborted ? 'too-slow' : undefined;
        throw toAssistantError(error, { ended: signal.aborted ? 'cancelled' : late, before });
      }
    },
  };
}
