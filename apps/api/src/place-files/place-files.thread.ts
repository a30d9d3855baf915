import { toFoundPlace } from '@ooo/domain/place-files/found-place';
import { previewPlaces } from '@ooo/domain/place-files/preview-places.rules';
import { fail, ok } from '@ooo/domain/shared/result';
import { PlaceFileError } from './place-file-problem.ts';
import type { PlaceFileJobs } from './place-file-tasks.ts';
import { readPlaceFile } from './readers/read-place-file.ts';

/** This file runs in a thread of its own, beside the one that answers requests. */
export const preview: PlaceFileJobs['preview'] = ({ bytes, encoding, situation }) => {
  try {
    const { format, places, shapes, notRead, isDamaged } = readPlaceFile(bytes, encoding);
    const found = places.flatMap((raw) => toFoundPlace(raw) ?? []);
    const { candidates, counts, room } = previewPlaces(found, situation);
    return ok({
      format,
      candidates,
      room,
      isDamaged,
      counts: {
        ...counts,
        found: places.length + notRead,
        unnamed: places.length - found.length,
        shapes,
        leftOut: counts.leftOut + notRead,
      },
    });
  } catch (error) {
    if (error instanceof PlaceFileError) {
      return { ...fail(error.problem), choices: error.choices };
    }
    throw error;
  }
};
