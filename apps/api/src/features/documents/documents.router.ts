import { z } from 'zod';
import { TripId } from '@ooo/domain/shared/ids';
import { TripDocument } from '@ooo/domain/trips/trip-document.schema';
import { answer } from '../../trpc/answer.ts';
import { DocumentContent } from '../../trpc/document-content.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { keepDocument, removeDocument } from './documents.service.ts';
import { getDocument } from './get-document.service.ts';

const TripRef = z.object({ tripId: TripId });
const DocumentRef = TripRef.extend({ documentId: z.uuid() });

/** Documents that a traveller chose to keep with a trip: sealed, and only for the owner. */
export const documentsRouter = router({
  list: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(TripRef)
    .output(answer(z.array(TripDocument)))
    .query(({ ctx, input }) => ctx.reads.documents(input.tripId)),

  /** RULE_VIOLATED with `too-many` or `no-room`, TOO_LARGE, UNSUPPORTED_TYPE for what no reader takes. */
  keep: invitedProcedure
    .meta({ reaches: 'trip', limit: 'upload' })
    .input(TripRef.extend({ name: z.string().max(1000), bytes: z.instanceof(Uint8Array) }))
    .output(answer(TripDocument))
    .mutation(({ ctx, input }) => keepDocument(ctx, input)),

  /**
   * RULE_VIOLATED with `other-key` or `damaged` if it cannot be opened, UNAVAILABLE if too many are fetched at once.
   */
  get: invitedProcedure
    .meta({ reaches: 'document', limit: 'download' })
    .input(DocumentRef)
    .output(answer(z.object({ document: TripDocument, content: z.instanceof(DocumentContent) })))
    .query(({ ctx, input, signal }) => getDocument({ ...ctx, signal }, input)),

  remove: invitedProcedure
    .meta({ reaches: 'document' })
    .input(DocumentRef)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => removeDocument(ctx, input)),
});
