import type { AssistantTask } from '@ooo/domain/assistant/assistant-task';
import type { z } from 'zod';

/** Something that the assistant does: what it is told, and the form of its answer. */
export interface AssistantJob<T> {
  readonly task: AssistantTask;
  /** Ours alone: what users wrote goes into the question, never in here. */
  readonly instructions: string;
  /** Comes after the facts. */
  readonly request: string;
  readonly schema: z.ZodType<T>;
  readonly maxAnswerTokens: number;
  /** For both tries together: a traveller waits for it. */
  readonly timeLimitMs: number;
  /** What the log says of an answer: numbers, nothing of its content. */
  readonly count: (answer: T) => Readonly<Record<string, number>>;
}

/** The facts of one question: text, and pictures as JPEG. They are data, whatever they say. */
export interface AssistantQuestion<T> {
  readonly job: AssistantJob<T>;
  readonly facts: string;
  readonly pictures?: readonly Uint8Array[];
}
