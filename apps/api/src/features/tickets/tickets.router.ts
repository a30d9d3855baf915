import { TicketAnswer, TicketsAnswer, TicketText } from '@ooo/domain/tickets/ticket.schema';
import { TicketFile, TicketFiles } from '@ooo/domain/tickets/ticket-files.schema';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { readDocument, readDocuments, readText } from './tickets.service.ts';

/** Documents are read and dropped: nothing in them is stored. */
export const ticketsRouter = router({
  parseText: invitedProcedure
    .meta({ reaches: 'shared', limit: 'upload', changes: false })
    .input(TicketText)
    .output(answer(TicketAnswer))
    .mutation(({ ctx, input, signal }) => readText({ ...ctx, signal }, input)),

  /** TOO_LARGE above 20 MB, UNSUPPORTED_TYPE if the content is not a kind of document that can be read. */
  parseDocument: invitedProcedure
    .meta({ reaches: 'shared', limit: 'upload', changes: false })
    .input(TicketFile)
    .output(answer(TicketAnswer))
    .mutation(({ ctx, input, signal }) => readDocument({ ...ctx, signal }, input)),

  /** As one journey; a document that cannot be read has its `problem`. TOO_LARGE above 40 MB together. */
  readDocuments: invitedProcedure
    .meta({ reaches: 'shared', limit: 'upload', changes: false })
    .input(TicketFiles)
    .output(answer(TicketsAnswer))
    .mutation(({ ctx, input, signal }) => readDocuments({ ...ctx, signal }, input)),
});
