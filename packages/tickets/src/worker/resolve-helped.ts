import type { TicketReading } from '@ooo/domain/tickets/ticket.schema';
import { isUnreadPicture, needsAssistant } from '../assistant/needs-assistant.ts';
import { noteAbsence } from '../assistant/note-assistant.ts';
import type { Assist, SuggestedSegment } from '../assistant/suggested-segment.ts';
import type { DraftedDocument } from '../document.ts';
import type { TicketInput } from '../read-ticket.ts';
import { TicketError } from '../ticket-error.ts';
import type { JourneyJobs, OnStep } from './journey-jobs.types.ts';

interface DraftedJourney {
  readonly documents: readonly (DraftedDocument | undefined)[];
  readonly inputs: readonly TicketInput[];
  readonly onStep: OnStep;
  readonly assist: Assist | undefined;
}

/** The reading of the documents; the assistant is asked about what it leaves open, and its answer is read again. */
export async function resolveHelped(
  jobs: JourneyJobs,
  { documents, inputs, onStep, assist }: DraftedJourney,
): Promise<TicketReading> {
  const writing = inputs[0]?.writing;
  const reading = await jobs.resolve({ documents, writing });
  if (!assist) return reading;
  const answers = await Promise.all(
    documents.map(async (drafted, at) => {
      if (!drafted || !needsAssistant(drafted, reading, at)) return undefined;
      onStep({ step: 'assistant', document: at });
      const pictures = await drawOf(jobs, drafted, inputs[at]);
      const { text } = drafted.document;
      return assist({ document: at, text, pictures, language: writing?.language ?? 'en' });
    }),
  );
  const suggestions = answers.map((answer) =>
    answer && 'segments' in answer ? answer.segments : undefined,
  );
  const [absent] = answers.flatMap((answer) =>
    answer && 'absent' in answer ? [answer.absent] : [],
  );
  const helped = suggestions.some(hasSegments)
    ? await jobs.resolve({ documents, writing, suggestions })
    : reading;
  return absent ? noteAbsence(helped, absent, writing) : helped;
}

/** A document that cannot be drawn is sent as text alone. */
async function drawOf(
  jobs: JourneyJobs,
  { document }: DraftedDocument,
  input: TicketInput | undefined,
): Promise<Uint8Array[]> {
  if (!input || (document.kind !== 'image' && !isUnreadPicture(document))) return [];
  try {
    return await jobs.draw(input);
  } catch (error) {
    if (error instanceof TicketError) return [];
    throw error;
  }
}

function hasSegments(segments: readonly SuggestedSegment[] | undefined): boolean {
  return segments !== undefined && segments.length > 0;
}
