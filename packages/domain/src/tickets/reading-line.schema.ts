import { z } from 'zod';
import { AppErrorBody } from '../shared/app-error-code.ts';
import { ReadingStep } from './reading-step.schema.ts';
import { TicketsAnswer } from './ticket.schema.ts';

/**
 * A line of the answer to a caller who follows a reading: steps in the order in which they begin, then either the
 * answer or what went wrong, with the status that it would have had alone.
 */
export const ReadingLine = z.union([
  z.object({ step: ReadingStep }),
  z.object({ answer: TicketsAnswer }),
  z.object({ error: AppErrorBody.extend({ status: z.int() }) }),
]);
export type ReadingLine = z.infer<typeof ReadingLine>;
