import type { z } from 'zod';
import { AssistantError } from './assistant-error.ts';
import type { ReceivedMessage } from './received-message.ts';

/** The answer of a message; throws an {@link AssistantError} if it is incomplete or has another form. */
export function readAnswer<T>(
  { stopReason, text, usage }: ReceivedMessage,
  schema: z.ZodType<T>,
): T {
  if (stopReason === 'refusal') throw new AssistantError('refused', usage);
  if (stopReason !== 'end_turn') throw new AssistantError('cut-off', usage);
  const answer = schema.safeParse(parseJson(text));
  if (!answer.success) throw new AssistantError('unreadable', usage);
  return answer.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
