import { reserveAssistantCall, settleAssistantCall } from '@ooo/db/queries/assistant-usage.queries';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { Assist, OpenDocument } from '@ooo/tickets/assistant/suggested-leg';
import { AssistantError } from '../../providers/assistant/assistant-error.ts';
import {
  type AssistantQuestion,
  countAtMost,
  MAX_SENT_PICTURE_BYTES,
} from '../../providers/assistant/assistant-request.ts';
import type { Context } from '../../trpc/context.ts';

/** What one user may have the assistant do in a day of UTC: about thirty pages of text. */
export const DAILY_BUDGET = { calls: 40, tokens: 200_000 } as const;

interface AssistedRequest extends Pick<Context, 'deps' | 'log'> {
  readonly user: CurrentUser;
  readonly signal: AbortSignal | undefined;
}

/**
 * Asks the assistant within the user's budget: what a question may take is reserved before and settled after
 * it. Undefined where the installation has none. No failure of it fails a reading.
 */
export function assistFor({ deps, user, log, signal }: AssistedRequest): Assist | undefined {
  const { assistant, db, clock } = deps;
  if (!assistant) return undefined;
  return async (open) => {
    const question = toQuestion(open);
    if (question.text.trim() === '' && question.pictures.length === 0) return { legs: [] };
    const reserved = countAtMost(question);
    const account = { userId: user.id, day: todayIn('UTC', clock()) };
    const isGranted = await reserveAssistantCall(db, {
      ...account,
      tokens: reserved,
      budget: DAILY_BUDGET,
    });
    if (!isGranted) return { absent: 'spent' };

    const started = performance.now();
    const note = (facts: object): void =>
      log.info({ ...facts, ms: Math.round(performance.now() - started) }, 'assistant asked');
    let used = reserved;
    try {
      const { legs, inputTokens, outputTokens } = await assistant.ask(question, signal);
      used = inputTokens + outputTokens;
      note({ inputTokens, outputTokens, flights: legs.length });
      return { legs };
    } catch (error) {
      if (!(error instanceof AssistantError)) throw error;
      used = error.tokens ?? reserved;
      note({ failed: error.reason, tokens: error.tokens });
      return { absent: 'failed' };
    } finally {
      await settleAssistantCall(db, { ...account, reserved, used });
    }
  };
}

function toQuestion({ text, pictures }: OpenDocument): AssistantQuestion {
  return {
    text,
    pictures: pictures.filter(({ byteLength }) => byteLength <= MAX_SENT_PICTURE_BYTES),
  };
}
