import { AppError } from '../../errors/app-error.ts';

export function noSuchPlaceInTrip(): AppError {
  return new AppError('NOT_FOUND', { message: 'One of these places isn’t in this trip.' });
}
