import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssistantTask } from '@ooo/domain/assistant/assistant-task';

/** The instructions of a task: a page of `prompts`, which the build copies beside the code. */
export function loadPrompt(task: AssistantTask): string {
  return readFileSync(join(import.meta.dirname, 'prompts', `${task}.md`), 'utf8').trim();
}
