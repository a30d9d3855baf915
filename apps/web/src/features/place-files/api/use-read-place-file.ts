import type { FileEncoding } from '@ooo/domain/place-files/file-encoding';
import { MAX_PLACE_FILE_BYTES, PlaceFilePreview } from '@ooo/domain/place-files/place-files.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { useMutation } from '@tanstack/react-query';
import { HttpError } from '../../../lib/http-error.ts';
import { sendFile } from '../../../lib/http.ts';

/** As if the server had refused it, without sending it first. */
function tooLarge(): HttpError {
  return new HttpError(413, { code: 'TOO_LARGE', message: '', requestId: '' });
}

interface PlaceFileToRead {
  readonly file: File;
  /** The traveller's answer, if the reader asked. */
  readonly encoding?: FileEncoding;
}

/** Sends a file and gets back what it has that could be saved. Nothing is stored. */
export function useReadPlaceFile(tripId: TripId) {
  return useMutation({
    mutationFn: async ({ file, encoding }: PlaceFileToRead) => {
      if (file.size > MAX_PLACE_FILE_BYTES) throw tooLarge();
      return PlaceFilePreview.parse(
        await sendFile(`/api/trips/${tripId}/places/read`, 'file', file, null, {
          ...(encoding && { encoding }),
        }),
      );
    },
    retry: false,
  });
}
