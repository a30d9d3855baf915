import { AppError } from '../../errors/app-error.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** For a disk that does not accept a file. `cause` says what is wrong with it, for the log. */
export class StorageError extends AppError {
  constructor(reason: 'no-room-for-files' | 'takes-no-files', cause: unknown) {
    super(reason, { retryAfterSec: 60 });
    this.cause = cause;
  }
}

export function toStorageError(error: unknown): StorageError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new StorageError(FULL.has(code) ? 'no-room-for-files' : 'takes-no-files', error);
}
