import type { AssistantTask } from '@ooo/domain/assistant/assistant-task';
import type { z } from 'zod';

export interface AssistantReply<T> {
  readonly answer: T;
  /** Of both tries. */
  readonly usage: TokenUsage;
}

export interface AssistantClient {
  readonly model: string;
  readonly price: TokenPrice;
  /** Rejects with an {@link AssistantError}; the signal ends the question at once. */
  ask<T>(question: AssistantQuestion<T>, signal?: AbortSignal): Promise<AssistantReply<T>>;
}

/** A task of the assistant: its instructions, and the form of the answer. */
export interface AssistantJob<T> {
  readonly task: AssistantTask;
  /** Our own text only: what users wrote goes into the question, never in here. */
  readonly instructions: string;
  /** Comes after the facts. */
  readonly request: string;
  readonly schema: z.ZodType<T>;
  readonly maxAnswerTokens: number;
  /** For both tries together: a traveller waits for it. */
  readonly timeLimitMs: number;
  /** What the log says about an answer: numbers, never content. */
  readonly count: (answer: T) => Readonly<Record<string, number>>;
}

/** The facts of one question: text, and pictures as JPEG. They are data, even where they read like instructions. */
export interface AssistantQuestion<T> {
  readonly job: AssistantJob<T>;
  readonly facts: string;
  readonly pictures?: readonly Uint8Array[];
}

/** `spent`: the user's budget of the day, or the installation's. `failed`: the assistant gave no answer. */
export type Asked<T> =
  | { readonly answer: T; readonly model: string }
  | { readonly absent: 'spent' | 'failed' };

/** Shared answers to questions that several callers ask at once, or again soon. */
export interface SharedAnswers<T> {
  /** Undefined unless an answer is remembered. */
  readonly find: (key: string) => T | undefined;
  /**
   * The answer that is remembered, that is being made, or that `make` makes. `make` is ended when the last one who waits
   * for it has gone; each caller is rejected with the reason of their own signal.
   */
  readonly ask: (
    key: string,
    signal: AbortSignal | undefined,
    make: (signal: AbortSignal) => Promise<Made<T>>,
  ) => Promise<T>;
}

export interface Made<T> {
  readonly value: T;
  /** How long it is remembered; 0 if it is only for those who are waiting now. */
  readonly keepMs: number;
}

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** In dollars for a million tokens, which is the same as millionths of a dollar for one. */
export interface TokenPrice {
  readonly input: number;
  readonly output: number;
}
