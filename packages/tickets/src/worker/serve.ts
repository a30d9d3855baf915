import type { DocumentStep } from '../readers/reader.types.ts';
import { TicketError } from '../ticket-error.ts';
import { startMemoryWatch } from './memory-watch.ts';
import type { TaskNews, TicketTask, TicketWork } from './task.ts';

/** Makes this process a reader: it does the tasks that its parent sends, and ends with it. */
export function serve(work: TicketWork): void {
  startMemoryWatch(Number(process.argv[2]));
  process.on('disconnect', () => process.exit());
  process.on('message', (task: TicketTask) => void answer(work, task).then(tell));
}

async function answer(work: TicketWork, task: TicketTask): Promise<TaskNews> {
  try {
    const output = await perform(work, task);
    return { kind: 'done', output, memory: process.memoryUsage.rss() };
  } catch (error) {
    if (error instanceof TicketError) {
      return { kind: 'refused', error: error.toData(), memory: process.memoryUsage.rss() };
    }
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function perform(work: TicketWork, task: TicketTask) {
  if (task.job === 'read') return work.read(task.input, onStep);
  if (task.job === 'draft') return work.draft(task.input, onStep);
  onStep({ step: 'flights' });
  return work.resolve(task.input, onStep);
}

function onStep(step: DocumentStep): void {
  tell({ kind: 'step', step });
}

function tell(news: TaskNews): void {
  process.send?.(news);
}
