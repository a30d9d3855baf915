import { setImmediate } from 'node:timers/promises';
import type { DocumentStep } from '../readers/reader.types.ts';
import { TicketError } from '../ticket-error.ts';
import { startMemoryWatch } from './memory-watch.ts';
import type { TaskNews, TicketTask, TicketWork } from './task.ts';

/** The least memory left in use, as by pictures, that is worth the time of a collection. */
const UNTIDY_BYTES = 150 * 1024 * 1024;
/** Bytes that the process held after the last document that left memory in use. */
let tidyBytes = UNTIDY_BYTES;

/** Makes this process a reader: it does the tasks that its parent sends, and ends with it. */
export function serve(work: TicketWork): void {
  startMemoryWatch(Number(process.argv[2]));
  process.on('disconnect', () => process.exit());
  process.on('message', (task: TicketTask) => void answer(work, task).then(tell));
  tell({ kind: 'ready' });
}

async function answer(work: TicketWork, task: TicketTask): Promise<TaskNews> {
  try {
    const output = await perform(work, task);
    return { kind: 'done', output, memory: await tidyUp() };
  } catch (error) {
    if (error instanceof TicketError) {
      return { kind: 'refused', error: error.toData(), memory: await tidyUp() };
    }
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function perform(work: TicketWork, task: TicketTask) {
  if (task.job === 'read') return work.read(task.input, onStep);
  if (task.job === 'draft') return work.draft(task.input, onStep);
  if (task.job === 'draw') return work.draw(task.input, onStep);
  if (task.job === 'portrait') return work.portrait(task.input, onStep);
  onStep({ step: 'flights' });
  return work.resolve(task.input, onStep);
}

/** Bytes that the process holds once the document's memory is collected. */
async function tidyUp(): Promise<number> {
  const held = process.memoryUsage.rss();
  if (held < tidyBytes + UNTIDY_BYTES) return held;
  // Pictures take almost no heap, so nothing else would start a collection.
  globalThis.gc?.();
  // Their memory outside the heap is freed one turn later.
  await setImmediate();
  tidyBytes = process.memoryUsage.rss();
  return tidyBytes;
}

function onStep(step: DocumentStep): void {
  tell({ kind: 'step', step });
}

function tell(news: TaskNews): void {
  process.send?.(news);
}
