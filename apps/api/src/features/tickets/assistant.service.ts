import { reserveAssistantCall, settleAssistantCall } from '@ooo/db/queries/assistant-usage.queries';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { Assist, OpenDocument } from '@ooo/tickets/assistant/suggested-segment';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import type { AssistantClient } from '../../providers/assistant/assistant-client.ts';
import { AssistantError } from '../../providers/assistant/assistant-error.ts';
import {
  type AssistantQuestion,
  countAtMost,
  MAX_SENT_PICTURE_BYTES,
} from '../../providers/assistant/assistant-request.ts';

/** One user's budget for the assistant in a day of UTC: about thirty pages of text. */
export const DAILY_BUDGET = { calls: 40, tokens: 200_000 } as const;

/**
 * Asks the assistant within the user's budget. Undefined if the installation has none. A failure of the assistant, or
 * of the budget's bookkeeping, never fails a reading.
 */
export function assistFor(ctx: Abortable<InvitedContext>): Assist | undefined {
  const { deps, log, signal } = ctx;
  const { assistant } = deps;
  if (!assistant) return undefined;
  return async (open) => {
    try {
      return await askWithinBudget(assistant, ctx, toQuestion(open));
    } catch (error) {
      if (signal?.aborted) throw error;
      log.error({ err: error }, 'the assistant could not be asked');
      return { absent: 'failed' };
    }
  };
}

/** The most that a question may cost is reserved before it is asked, and the actual cost is settled afterwards. */
async function askWithinBudget(
  assistant: AssistantClient,
  { deps: { db, clock }, user, log, signal }: Abortable<InvitedContext>,
  question: AssistantQuestion,
): ReturnType<Assist> {
  if (question.text.trim() === '' && question.pictures.length === 0) return { segments: [] };
  const tokens = countAtMost(question);
  const account = { userId: user.id, day: todayIn('UTC', clock()) };
  const isGranted = await reserveAssistantCall(db, { ...account, tokens, budget: DAILY_BUDGET });
  if (!isGranted) return { absent: 'spent' };

  const started = performance.now();
  const note = (facts: object): void =>
    log.info({ ...facts, ms: Math.round(performance.now() - started) }, 'assistant asked');
  let used = tokens;
  try {
    const { segments, inputTokens, outputTokens } = await assistant.ask(question, signal);
    used = inputTokens + outputTokens;
    note({ inputTokens, outputTokens, flights: segments.length });
    return { segments };
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    used = error.tokens ?? tokens;
    note({ failed: error.reason, tokens: error.tokens });
    return { absent: 'failed' };
  } finally {
    await settleAssistantCall(db, { ...account, reserved: tokens, used });
  }
}

function toQuestion({ text, pictures }: OpenDocument): AssistantQuestion {
  return {
    text,
    pictures: pictures.filter(({ byteLength }) => byteLength <= MAX_SENT_PICTURE_BYTES),
  };
}
