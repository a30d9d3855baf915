import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { Database } from '../tables/database.ts';

/** A trip, and what something that is stored with it was made from. */
export interface TripAsRead {
  readonly id: TripId;
  readonly userId: UserId;
  readonly basis: Pick<Trip, 'destination' | 'arrivalAirport' | 'startDate' | 'endDate'>;
}

/** Holds for the user's trip while it goes where it went when `basis` was read, on the same days. */
export function isTripAsRead({ id, userId, basis }: TripAsRead) {
  return (eb: ExpressionBuilder<Database, 'trips'>): Expression<SqlBool> =>
    eb.and([
      eb('id', '=', id),
      eb('user_id', '=', userId),
      eb('destination', '=', basis.destination),
      eb('arrival_airport', 'is not distinct from', basis.arrivalAirport),
      eb('start_date', '=', basis.startDate),
      eb('end_date', '=', basis.endDate),
    ]);
}
