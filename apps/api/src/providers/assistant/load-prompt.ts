import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssistantTask } from '@ooo/domain/assistant/assistant-task';

/** The instructions for a task, read from `prompts`, which the build copies next to the code. */
export function loadPrompt(task: AssistantTask): string {
  return readFileSync(join(import.meta.dirname, 'prompts', `${task}.md`), 'utf8').trim();
}
