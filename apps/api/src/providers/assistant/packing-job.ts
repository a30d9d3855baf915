import { PackingEdits } from '@ooo/domain/packing/packing-edits.schema';
import { loadPrompt } from './load-prompt.ts';
import type { AssistantJob } from '../../context/ports/assistant.ts';

/** What a packing list made by rules lacks for its trip. */
export const PACKING_JOB: AssistantJob<PackingEdits> = {
  task: 'packing',
  instructions: loadPrompt('packing'),
  request: 'What would you change in this packing list?',
  schema: PackingEdits,
  maxAnswerTokens: 3000,
  // The list has 30 seconds in all.
  timeLimitMs: 28_000,
  count: ({ add, change }) => ({ suggested: add.length + change.length }),
};
