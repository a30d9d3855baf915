import {
  ExportedPlaces,
  ImportUndo,
  PlaceFile,
  PlaceFilePreview,
  PlacesExport,
  PlacesImport,
  PlacesImported,
} from '@ooo/domain/place-files/place-files.schema';
import { z } from 'zod';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { exportPlaces, importPlaces, readPlaceFile, undoImport } from './place-files.service.ts';

export const placeFilesRouter = router({
  /**
   * What a file has that could be saved. Nothing is stored. UNSUPPORTED_TYPE, BAD_REQUEST or TOO_LARGE, with
   * `details.reason`, for a file that cannot be read.
   */
  read: invitedProcedure
    .meta({ reaches: 'trip', limit: 'upload', changes: false })
    .input(PlaceFile)
    .output(answer(PlaceFilePreview))
    .mutation(({ ctx, input, signal }) => readPlaceFile({ ...ctx, signal }, input)),

  /** Saves the chosen places, all or none; those that are saved already are counted. RULE_VIOLATED above 500. */
  import: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(PlacesImport)
    .output(answer(PlacesImported))
    .mutation(({ ctx, input }) => importPlaces(ctx, input)),

  /** Deletes what an import added. */
  undoImport: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(ImportUndo)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => undoImport(ctx, input)),

  /** Every place of a trip as a file, in the order of its days. */
  export: invitedProcedure
    .meta({ reaches: 'trip', limit: 'download' })
    .input(PlacesExport)
    .output(answer(ExportedPlaces))
    .query(({ ctx, input }) => exportPlaces(ctx, input)),
});
