import { PlaceTipSuggestions } from '@ooo/domain/places/place-tips';
import { loadPrompt } from './load-prompt.ts';
import type { AssistantJob } from '../../context/ports/assistant.ts';

/** Which of the places that are recommended to see first, and why. */
export const DISCOVERY_JOB: AssistantJob<PlaceTipSuggestions> = {
  task: 'discovery',
  instructions: loadPrompt('discovery'),
  request: 'Which of these places should this traveller see first, and why?',
  schema: PlaceTipSuggestions,
  maxAnswerTokens: 2500,
  timeLimitMs: 25_000,
  count: ({ tips }) => ({ suggested: tips.length }),
};
