import { extname } from 'node:path';
import type { EncodingChoice } from '@ooo/domain/place-files/file-encoding';
import {
  MAX_PLACE_FILE_BYTES,
  MAX_UNPACKED_PLACES_BYTES,
} from '@ooo/domain/place-files/place-files.schema';
import { AppError } from '../errors/app-error.ts';
import { UNWATCHED } from '../health/start-watch.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { PlaceFileProblem } from './place-file-problem.ts';
import type { PlaceFileJobs } from './place-file-tasks.ts';
import type { StartWatch } from '../context/ports/starts.ts';
import type { PlaceFileReader } from '../context/ports/place-file-reader.ts';

export interface PlaceFileReaderOptions {
  readonly timeLimitMs?: number;
  readonly maxHeapMb?: number;
  /** Told whether threads start. */
  readonly starts?: StartWatch;
  /** A file to run instead of the readers. */
  readonly threadFile?: URL;
}

const EXTENSION = extname(import.meta.url);

export function toPlaceFileError(
  problem: PlaceFileProblem,
  choices: readonly EncodingChoice[] = [],
): AppError {
  switch (problem) {
    case 'unknown-encoding':
      return new AppError('place-file-unknown-encoding', { choices });
    case 'too-large':
      return new AppError('place-file-too-large', { limitBytes: MAX_PLACE_FILE_BYTES });
    case 'too-large-unpacked':
      return new AppError('place-file-too-large-unpacked', {
        limitBytes: MAX_UNPACKED_PLACES_BYTES,
      });
    default:
      return new AppError(`place-file-${problem}`);
  }
}

export function createPlaceFileReader({
  timeLimitMs = 10_000,
  maxHeapMb = 384,
  starts = UNWATCHED,
  threadFile = new URL(`place-files.thread${EXTENSION}`, import.meta.url),
}: PlaceFileReaderOptions = {}): PlaceFileReader {
  const pool = createThreadPool<PlaceFileJobs>({
    file: threadFile,
    starts,
    maxThreads: 1,
    timeLimitMs,
    maxHeapMb,
    idleMs: 30_000,
    mostWaiting: 32,
    mostWaitingEach: 2,
    maxWaitMs: 30_000,
    tooMuch: () => toPlaceFileError('too-much'),
    ended: () => new AppError('file-reading-cancelled'),
  });
  return {
    preview: async (asker, { bytes, encoding }, situation) => {
      const result = await pool.run('preview', { bytes, encoding, situation }, asker);
      if (!result.ok) throw toPlaceFileError(result.reason, result.choices);
      return result.value;
    },
    close: async () => pool.close(),
  };
}
