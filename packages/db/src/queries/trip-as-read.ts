import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import { MADE_OF } from '@ooo/domain/trips/trip-dependencies.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { Database } from '../tables/database.ts';
import { toColumnName } from './trip-row.ts';

/** Weather and overview are made of the same fields. */
const BASIS = MADE_OF.weather satisfies typeof MADE_OF.overview;

/** A trip, and what something that is stored with it was made from. */
export interface TripAsRead {
  readonly id: TripId;
  readonly userId: UserId;
  readonly basis: Pick<Trip, (typeof BASIS)[number]>;
}

/** Holds for the user's trip while it goes where it went when `basis` was read, on the same days. */
export function isTripAsRead({ id, userId, basis }: TripAsRead) {
  return (eb: ExpressionBuilder<Database, 'trips'>): Expression<SqlBool> =>
    eb.and([
      eb('id', '=', id),
      eb('user_id', '=', userId),
      ...BASIS.map((field) => eb(toColumnName(field), 'is not distinct from', basis[field])),
    ]);
}
