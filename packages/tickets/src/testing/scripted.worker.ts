import { setTimeout } from 'node:timers/promises';
import type { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import { TicketError } from '../ticket-error.ts';
import { toWorkerTask } from '../worker/task.ts';

/** A worker task that does what the document says: to see what the pool makes of it. */
export default toWorkerTask(async ({ bytes, onPictures }) => {
  const script = new TextDecoder().decode(bytes);
  if (script === 'loop') for (;;);
  if (script === 'fill memory') fillMemory();
  if (script === 'refuse') throw new TicketError('ENCRYPTED', 'It is locked.');
  if (script === 'fail') throw new TypeError('A mistake in the code.');
  if (script.endsWith('picture')) onPictures?.();
  if (script === 'slow picture') await setTimeout(1200);
  if (script === 'endless picture') for (;;);
  return toAnswer(script);
});

function fillMemory(): void {
  const blocks: string[][] = [];
  for (let size = 0; size < 1e9; size += 1)
    blocks.push(Array.from({ length: 1000 }, () => `block ${size}`));
}

function toAnswer(text: string): TicketAnswer {
  return { text, flights: { legs: [], passengers: [], warnings: [], questions: [], evidence: [] } };
}
