import { z } from 'zod';
import { keptLine } from '../shared/kept-text.ts';
import { Person } from './person.schema.ts';

export const MAX_FEEDBACK_CHARACTERS = 4000;

export const FeedbackCreate = z.object({
  message: keptLine(MAX_FEEDBACK_CHARACTERS, 'feedback'),
});
export type FeedbackCreate = z.infer<typeof FeedbackCreate>;

export const FeedbackItem = z.object({
  id: z.int(),
  message: z.string(),
  user: Person,
  createdAt: z.iso.datetime(),
});
export type FeedbackItem = z.infer<typeof FeedbackItem>;

/** `before` is the `nextBefore` of the page before; absent for the newest. */
export const FeedbackQuery = z.object({
  before: z.int().positive().optional(),
  limit: z.int().min(1).max(100).default(50),
});
export type FeedbackQuery = z.infer<typeof FeedbackQuery>;

/** The newest first; `nextBefore` is null on the last page. */
export const FeedbackPage = z.object({
  items: z.array(FeedbackItem),
  nextBefore: z.int().nullable(),
});
export type FeedbackPage = z.infer<typeof FeedbackPage>;
