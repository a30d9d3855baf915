import { z } from 'zod';

export const READING_STEPS = [
  'waiting',
  'opening',
  'text',
  'barcodes',
  'print',
  'flights',
  'assistant',
] as const;

/**
 * The progress of one of the documents that are read together; `page` of `pages` if it goes page by page,
 * `ahead` others before it while it waits.
 */
export const ReadingStep = z.object({
  step: z.enum(READING_STEPS),
  /** Index of the document among those that are read together. */
  document: z.int().min(0),
  ahead: z.int().min(0).optional(),
  page: z.int().min(1).optional(),
  pages: z.int().min(1).optional(),
});
export type ReadingStep = z.infer<typeof ReadingStep>;
