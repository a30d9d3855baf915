import { detectType } from '../readers/detect-type.ts';
import type { TicketTask } from './task.ts';

/** How long a task is likely to take: text and what was read already milliseconds, unknown for other things, or seconds. */
export type Pace = 'text' | 'quick' | 'unsure' | 'slow';

/** An estimate before the task begins: only the reader finds out whether a PDF has text or is a scan. */
export function paceOf(task: TicketTask): Pace {
  if (task.job === 'resolve') return 'text';
  if (task.job === 'portrait') return 'quick';
  if (task.job === 'draw') return 'slow';
  const type = detectType(task.input.bytes);
  if (type === 'text') return 'text';
  if (type === 'image') return 'slow';
  return type === 'pdf' ? 'unsure' : 'quick';
}
