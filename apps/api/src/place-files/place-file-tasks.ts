import type { PreviewSituation } from '@ooo/domain/place-files/preview-places.rules';
import type { PlaceFilePreview } from '@ooo/domain/place-files/place-files.schema';
import type { EncodingChoice, FileEncoding } from '@ooo/domain/place-files/file-encoding';
import type { PlaceFileProblem } from './place-file-problem.ts';

export interface PreviewTask {
  readonly bytes: Uint8Array;
  /** The traveller's answer, if the reader asked. */
  readonly encoding?: FileEncoding | undefined;
  readonly situation: PreviewSituation;
}

export type PreviewResult =
  | { readonly ok: true; readonly value: PlaceFilePreview }
  | {
      readonly ok: false;
      readonly reason: PlaceFileProblem;
      readonly choices: readonly EncodingChoice[];
    };

/** The thread's functions, by name. */
export interface PlaceFileJobs {
  preview(task: PreviewTask): PreviewResult;
}
