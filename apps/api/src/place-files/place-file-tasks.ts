import type { PreviewSituation } from '@ooo/domain/place-files/preview-places.rules';
import type { PlaceFilePreview } from '@ooo/domain/place-files/place-files.schema';
import type { Result } from '@ooo/domain/shared/result';
import type { PlaceFileProblem } from './place-file-problem.ts';

export interface PreviewTask {
  readonly bytes: Uint8Array;
  readonly situation: PreviewSituation;
}

export type PreviewResult = Result<PlaceFilePreview, PlaceFileProblem>;

/** The thread's functions, by name. */
export interface PlaceFileJobs {
  preview(task: PreviewTask): PreviewResult;
}
