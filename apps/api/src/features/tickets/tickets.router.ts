import { z } from 'zod';
import { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { TicketAnswer, TicketText } from '@ooo/domain/tickets/ticket.schema';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { readDocument, readText } from './tickets.service.ts';

const TicketDocument = z.object({
  /** The file's name; its ending is a hint, the content decides. */
  name: z.string().max(255),
  bytes: z.instanceof(Uint8Array),
  receivedOn: CalendarDate.optional(),
  sender: z.string().max(320).optional(),
});

/** Documents are read and dropped: nothing of them is kept. */
export const ticketsRouter = router({
  parseText: invitedProcedure
    .meta({ reaches: 'shared', limit: 'upload', changes: false })
    .input(TicketText)
    .output(TicketAnswer)
    .mutation(({ ctx, input }) => readText(ctx.deps, ctx.user, input)),

  /** TOO_LARGE above 30 MB, UNSUPPORTED_TYPE where the content is no kind of document that is read. */
  parseDocument: invitedProcedure
    .meta({ reaches: 'shared', limit: 'upload', changes: false })
    .input(TicketDocument)
    .output(TicketAnswer)
    .mutation(({ ctx, input }) => readDocument(ctx.deps, ctx.user, input)),
});
