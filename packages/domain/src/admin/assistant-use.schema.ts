import { z } from 'zod';
import { AssistantTask } from '../assistant/assistant-task.ts';
import { CalendarDate } from '../shared/calendar-date.schema.ts';

/** Costs are in millionths of a dollar. Tokens and cost of questions under way count as the most they may be. */
const TaskUse = z.object({
  task: AssistantTask,
  calls: z.int(),
  tokens: z.int(),
  costMicroUsd: z.int(),
});
export type TaskUse = z.infer<typeof TaskUse>;

/** The assistant's use and cost, for all users together; deleted accounts stay counted. */
export const AssistantUse = z.object({
  /** Null where there is no assistant: without a key, or offline. */
  model: z.string().nullable(),
  /** What it may cost in a day. */
  dailyLimitMicroUsd: z.int(),
  /** In UTC. */
  today: CalendarDate,
  /** Every task, with zeros where nothing was asked. */
  ofToday: z.array(TaskUse),
  /** Today and the 29 days before it. */
  ofThirtyDays: z.array(TaskUse),
});
export type AssistantUse = z.infer<typeof AssistantUse>;
