import { TipSuggestions } from '@ooo/domain/overview/overview-tips';
import { loadPrompt } from './load-prompt.ts';
import type { AssistantJob } from '../../context/ports/assistant.ts';

/** What a local would add to the facts about a city. */
export const OVERVIEW_JOB: AssistantJob<TipSuggestions> = {
  task: 'overview',
  instructions: loadPrompt('overview'),
  request: 'What would you add to this overview?',
  schema: TipSuggestions,
  maxAnswerTokens: 1000,
  timeLimitMs: 25_000,
  count: ({ tips }) => ({ suggested: tips.length }),
};
