import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import { z } from 'zod';

/** What must come out of a document. A field of a segment is absent if the document does not print it. */
export const Expectation = z.strictObject({
  /** The kind of print; documents of one kind share it. */
  source: z.string(),
  /** The day on which the traveller has the document. */
  receivedOn: CalendarDate.optional(),
  /** Where it came as a mail. */
  sender: z.string().optional(),
  /** The field that the document leaves open: there a question is right, and a value without one is a guess. */
  open: TicketSegment.keyof().optional(),
  legs: z.array(z.strictObject(TicketSegment.shape)),
});
export type Expectation = z.infer<typeof Expectation>;
