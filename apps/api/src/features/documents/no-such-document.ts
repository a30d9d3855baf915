import { AppError } from '../../errors/app-error.ts';

/** Absent, or another user's. */
export function noSuchDocument(): AppError {
  return new AppError('NOT_FOUND', { message: 'We couldn’t find this document among yours.' });
}
