import { z } from 'zod';
import { PackingCategory } from './packing.schema.ts';

/** Beyond these an answer is no answer. What it may hold of them, the rules decide. */
const text = z.string().max(2000);
const MAX_EDITS = 200;

const Addition = z.object({
  item: text,
  category: PackingCategory,
  quantity: z.number(),
  priority: z.enum(['recommended', 'optional']),
  reason: text,
});

const Change = z.object({
  id: z.string().max(200),
  quantity: z.number().optional(),
  priority: z.literal('optional').optional(),
  reason: text.optional(),
});

/** The assistant's suggested changes to a packing list. None of it is trusted. */
export const PackingEdits = z.object({
  add: z.array(Addition).max(MAX_EDITS),
  change: z.array(Change).max(MAX_EDITS),
});
export type PackingEdits = z.infer<typeof PackingEdits>;
