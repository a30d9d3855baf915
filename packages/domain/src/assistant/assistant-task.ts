import { z } from 'zod';

/** What the assistant is asked for. */
export const ASSISTANT_TASKS = ['tickets', 'packing', 'overview', 'discovery'] as const;
export const AssistantTask = z.enum(ASSISTANT_TASKS);
export type AssistantTask = z.infer<typeof AssistantTask>;
