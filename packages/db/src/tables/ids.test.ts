import type { OperandValueExpressionOrList, Selectable } from 'kysely';
import { expectTypeOf, test } from 'vitest';
import type { PoiId, TripId, UserId } from '@ooo/domain/shared/ids';
import type { Database } from './database.ts';
import type { PoiTable } from './poi.table.ts';
import type { TripTable } from './trip.table.ts';

/** What `where` takes for a column of a table. */
type Operand<Table extends keyof Database, Column extends string> = OperandValueExpressionOrList<
  Database,
  Table,
  Column
>;

test('a query compares an id only with ids of its own kind', () => {
  expectTypeOf<TripId>().toExtend<Operand<'trips', 'trips.id'>>();
  expectTypeOf<UserId>().toExtend<Operand<'trips', 'trips.user_id'>>();
  expectTypeOf<TripId>().not.toExtend<Operand<'trips', 'trips.user_id'>>();
  expectTypeOf<UserId>().not.toExtend<Operand<'trips', 'trips.id'>>();
  expectTypeOf<PoiId>().not.toExtend<Operand<'pois', 'pois.trip_id'>>();
  expectTypeOf<TripId>().not.toExtend<Operand<'pois', 'pois.id'>>();
  expectTypeOf<number>().not.toExtend<Operand<'trips', 'trips.id'>>();
});

test('rows carry branded ids', () => {
  expectTypeOf<Selectable<TripTable>['user_id']>().toEqualTypeOf<UserId>();
  expectTypeOf<Selectable<PoiTable>['trip_id']>().toEqualTypeOf<TripId>();
});
