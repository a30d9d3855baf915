import { z } from 'zod';
import { OwnData } from '@ooo/domain/account/own-data.schema';
import { TripId } from '@ooo/domain/shared/ids';
import { TripDocument } from '@ooo/domain/trips/trip-document.schema';
import { answer } from '../../trpc/answer.ts';
import { DocumentContent } from '../../trpc/document-content.ts';
import { ageUncheckedProcedure, router } from '../../trpc/init.ts';
import { getDocument } from '../documents/get-document.service.ts';
import { deleteOwnAccount, exportOwnData } from './data.service.ts';

/** A zip is made in the background: it had better wait than lack a document. */
const EXPORT_WAIT_MS = 60_000;

/** The data that is stored about the caller: to export and to delete. */
export const dataRouter = router({
  /** Possible before the age is confirmed, like the deletion: the data is theirs already. */
  export: ageUncheckedProcedure
    .meta({ reaches: 'own', limit: 'export' })
    .output(answer(OwnData))
    .query(({ ctx }) => exportOwnData(ctx)),

  /** One of the documents of the export, with its content: the zip holds them. */
  document: ageUncheckedProcedure
    .meta({ reaches: 'document', limit: 'exportedDocument' })
    .input(z.object({ tripId: TripId, documentId: z.uuid() }))
    .output(answer(z.object({ document: TripDocument, content: z.instanceof(DocumentContent) })))
    .query(({ ctx, input, signal }) => getDocument({ ...ctx, signal }, { ...input, waitMs: EXPORT_WAIT_MS })),

  /** Permanent. `confirm` must be the account's e-mail address, typed; otherwise BAD_REQUEST. */
  deleteAccount: ageUncheckedProcedure
    .meta({ reaches: 'own', needsSession: true })
    .input(z.object({ confirm: z.string().max(254) }))
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => deleteOwnAccount(ctx, input)),
});
