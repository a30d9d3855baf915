import { detectType } from '../readers/detect-type.ts';
import type { TicketTask } from './task.ts';

/** How long a task is likely to take: milliseconds, nobody knows, or seconds. */
export type Pace = 'quick' | 'unsure' | 'slow';

/** By what is known before it is begun. Whether a PDF has text or is a scan, only its reader finds out. */
export function paceOf(task: TicketTask): Pace {
  if (task.job === 'resolve' || task.job === 'portrait') return 'quick';
  if (task.job === 'draw') return 'slow';
  const type = detectType(task.input.bytes);
  if (type === 'image') return 'slow';
  return type === 'pdf' ? 'unsure' : 'quick';
}
