import { defined } from '@ooo/domain/shared/defined';
import type { Assist, OpenDocument } from '@ooo/tickets/assistant/suggested-segment';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { MAX_SENT_PICTURE_BYTES } from '../../providers/assistant/assistant-request.ts';
import { TICKETS_JOB } from '../../providers/assistant/tickets-job.ts';
import { askAssistant } from '../assistant/ask-assistant.service.ts';

/**
 * Asks the assistant within the user's budget. Undefined if the installation has none. A failure of the assistant, or
 * of the budget's bookkeeping, never fails a reading.
 */
export function assistFor(ctx: Abortable<InvitedContext>): Assist | undefined {
  const { deps, log, signal } = ctx;
  const { assistant } = deps;
  if (!assistant) return undefined;
  return async (open) => {
    const { facts, pictures } = toSent(open);
    if (facts.trim() === '' && pictures.length === 0) return { segments: [] };
    try {
      const asked = await askAssistant(assistant, ctx, { job: TICKETS_JOB, facts, pictures });
      return 'absent' in asked ? asked : { segments: asked.answer.flights.map(defined) };
    } catch (error) {
      if (signal?.aborted) throw error;
      log.error({ err: error }, 'the assistant could not be asked');
      return { absent: 'failed' };
    }
  };
}

function toSent({ text, pictures }: OpenDocument) {
  const small = pictures.filter(({ byteLength }) => byteLength <= MAX_SENT_PICTURE_BYTES);
  return { facts: text, pictures: small };
}
