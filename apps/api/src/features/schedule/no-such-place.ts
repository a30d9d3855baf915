import { AppError } from '../../errors/app-error.ts';

export function noSuchPlaceInTrip(): AppError {
  return new AppError('places-not-in-trip');
}
