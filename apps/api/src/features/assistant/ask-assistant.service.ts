import { reserveAssistantCall, settleAssistantCall } from '@ooo/db/queries/assistant-usage.queries';
import type { AssistantTask } from '@ooo/domain/assistant/assistant-task';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { AssistantError } from '../../providers/assistant/assistant-error.ts';
import { costOf, toMicroUsd } from '../../providers/assistant/assistant-price.ts';
import { countAtMost } from '../../providers/assistant/assistant-request.ts';
import type {
  Asked,
  AssistantClient,
  AssistantQuestion,
  TokenUsage,
} from '../../context/ports/assistant.ts';

const WHOLE = { calls: 40, tokens: 200_000 } as const;
const ALL_BUT_A_QUARTER = { calls: 30, tokens: 150_000 } as const;

/**
 * What a user may have used in a day of UTC, over all tasks, for another question of the task. The last quarter is for
 * tickets: nothing else can replace the assistant there.
 */
export const DAILY_BUDGET: Readonly<Record<AssistantTask, { calls: number; tokens: number }>> = {
  tickets: WHOLE,
  packing: ALL_BUT_A_QUARTER,
  overview: ALL_BUT_A_QUARTER,
  discovery: ALL_BUT_A_QUARTER,
};

/**
 * Asks the assistant within the budgets of the user and the installation: the most that a question may cost is reserved
 * before it is asked, and the actual cost is settled afterwards, also when the caller's signal ends it. Rejects with the
 * signal's reason, and if the bookkeeping fails.
 */
export async function askAssistant<T>(
  assistant: AssistantClient,
  ctx: Abortable<InvitedContext>,
  question: AssistantQuestion<T>,
): Promise<Asked<T>> {
  const { deps, user, log, signal } = ctx;
  const { db, env, clock } = deps;
  const { task, count } = question.job;
  signal?.throwIfAborted();
  const toCost = (usage: TokenUsage) => ({
    ...usage,
    tokens: usage.inputTokens + usage.outputTokens,
    costMicroUsd: costOf(usage, assistant.price),
  });
  const account = { userId: user.id, day: todayIn('UTC', clock()), task };
  const reserved = toCost(countAtMost(question));
  const outcome = await reserveAssistantCall(db, {
    ...account,
    most: reserved,
    budget: DAILY_BUDGET[task],
    installationMicroUsd: toMicroUsd(env.assistantDailyUsd),
  });
  if (outcome !== 'reserved') {
    log.info({ task, refused: outcome }, 'assistant not asked');
    return { absent: 'spent' };
  }

  const settle = async (usage: TokenUsage): Promise<void> =>
    settleAssistantCall(db, { ...account, reserved, used: toCost(usage) });
  const started = performance.now();
  const note = (facts: object): void =>
    log.info({ task, ...facts, ms: Math.round(performance.now() - started) }, 'assistant asked');
  try {
    const { answer, usage } = await assistant.ask(question, signal);
    note({ ...toCost(usage), ...count(answer) });
    await settle(usage);
    return { answer, model: assistant.model };
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    note({ failed: error.reason, ...error.usage });
    // If the cost is not known, the reservation stays: it may have to be paid for.
    if (error.usage) await settle(error.usage);
    signal?.throwIfAborted();
    return { absent: 'failed' };
  }
}
