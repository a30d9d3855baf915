import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Trip, TripCreate, TripPatch } from '@ooo/domain/trips/trip.schema';

export async function listTrips(_deps: Deps, _user: CurrentUser): Promise<Trip[]> {
  throw new AppError('INTERNAL');
}

export async function listTripOverviews(
  _deps: Deps,
  _user: CurrentUser,
): Promise<{ trip: Trip; poiCount: number }[]> {
  throw new AppError('INTERNAL');
}

export async function getTrip(_deps: Deps, _user: CurrentUser, _id: number): Promise<Trip> {
  throw new AppError('INTERNAL');
}

export async function createTrip(_deps: Deps, _user: CurrentUser, _i: TripCreate): Promise<Trip> {
  throw new AppError('INTERNAL');
}

export async function updateTrip(
  _deps: Deps,
  _user: CurrentUser,
  _id: number,
  _p: TripPatch,
): Promise<Trip> {
  throw new AppError('INTERNAL');
}

export async function deleteTrip(_deps: Deps, _user: CurrentUser, _id: number): Promise<void> {
  throw new AppError('INTERNAL');
}
