import { AppError } from '../../errors/app-error.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Of a disk that does not take a file. What is wrong with it is in `cause`, for the log. */
export class StorageError extends AppError {
  constructor(message: string, cause: unknown) {
    super('UNAVAILABLE', { message, details: { retryAfterSec: 60 } });
    this.cause = cause;
  }
}

export function toStorageError(error: unknown): StorageError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = FULL.has(code)
    ? 'There is no room for files on the server at the moment. Try again later.'
    : 'The server cannot take files at the moment. Try again later.';
  return new StorageError(message, error);
}
