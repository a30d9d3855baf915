import type { Asker } from '@ooo/domain/fair-queue/fair-queue.types';
import type { PlaceFile, PlaceFilePreview } from '@ooo/domain/place-files/place-files.schema';
import type { PreviewSituation } from '@ooo/domain/place-files/preview-places.rules';

/**
 * Reads files of places in a thread. Rejects with UNSUPPORTED_TYPE, BAD_REQUEST or TOO_LARGE for a file that cannot be
 * read, with `details.reason`; with UNAVAILABLE if no thread can be started or too many are waiting, with RATE_LIMITED if
 * too many of one user are.
 */
export interface PlaceFileReader {
  preview(
    asker: Asker,
    file: Pick<PlaceFile, 'bytes' | 'encoding'>,
    situation: PreviewSituation,
  ): Promise<PlaceFilePreview>;
  close(): Promise<void>;
}
