import { AppError } from '../../errors/app-error.ts';

/** Absent, or another user's. */
export function noSuchDocument(): AppError {
  return new AppError('no-such-document');
}
