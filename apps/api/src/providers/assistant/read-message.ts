import type { SuggestedSegment } from '@ooo/tickets/assistant/suggested-segment';
import { defined } from '@ooo/domain/shared/defined';
import { AssistantError } from './assistant-error.ts';
import { AssistantAnswer, AssistantMessage } from './assistant.schema.ts';

export interface AssistantReply {
  readonly segments: readonly SuggestedSegment[];
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The flights of an answer of the Messages API; throws an {@link AssistantError} if the answer is incomplete. */
export function readMessage(body: unknown): AssistantReply {
  const message = AssistantMessage.safeParse(body);
  if (!message.success) throw new AssistantError('unreadable', undefined, { cause: message.error });
  const { stop_reason: stopReason, content } = message.data;
  const { inputTokens, outputTokens } = countTokens(message.data);
  const tokens = inputTokens + outputTokens;
  if (stopReason === 'refusal') throw new AssistantError('refused', tokens);
  if (stopReason !== 'end_turn') throw new AssistantError('cut-off', tokens);
  const text = content
    .flatMap((block) => (block.type === 'text' ? (block.text ?? '') : []))
    .join('');
  const answer = AssistantAnswer.safeParse(parseJson(text));
  if (!answer.success) throw new AssistantError('unreadable', tokens);
  return { segments: answer.data.flights.map(defined), inputTokens, outputTokens };
}

function countTokens({ usage }: AssistantMessage): { inputTokens: number; outputTokens: number } {
  const cached = (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0);
  return { inputTokens: usage.input_tokens + cached, outputTokens: usage.output_tokens };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
