import { AppError } from '../../errors.ts';

/** Absent, or somebody else's. */
export function noSuchDocument(): AppError {
  return new AppError('NOT_FOUND', { message: 'You have no such document.' });
}
