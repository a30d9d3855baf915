import { listAssistantTasks } from '@ooo/db/queries/assistant-usage.queries';
import type { AssistantUse, TaskUse } from '@ooo/domain/admin/assistant-use.schema';
import { ASSISTANT_TASKS } from '@ooo/domain/assistant/assistant-task';
import { addDays } from '@ooo/domain/shared/calendar-date';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { AdminContext } from '../../context/context.ts';
import { toMicroUsd } from '../../providers/assistant/assistant-price.ts';

const DAYS = 30;

/** What the assistant was asked today and in thirty days, and how much of the day's limit that is. */
export async function readAssistantUse({ deps }: AdminContext): Promise<AssistantUse> {
  const { db, env, clock, assistant } = deps;
  const today = todayIn('UTC', clock());
  const [ofToday, ofThirtyDays] = await Promise.all([
    listAssistantTasks(db, { from: today, to: today }),
    listAssistantTasks(db, { from: addDays(today, 1 - DAYS), to: today }),
  ]);
  return {
    model: assistant?.model ?? null,
    dailyLimitMicroUsd: toMicroUsd(env.assistantDailyUsd),
    today,
    ofToday: withEveryTask(ofToday),
    ofThirtyDays: withEveryTask(ofThirtyDays),
  };
}

function withEveryTask(rows: readonly TaskUse[]): TaskUse[] {
  return ASSISTANT_TASKS.map(
    (task) =>
      rows.find((row) => row.task === task) ?? { task, calls: 0, tokens: 0, costMicroUsd: 0 },
  );
}
