import { sql, type Selectable } from 'kysely';
import { UNSCHEDULED, withTimeByHand } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Arrangement } from '@ooo/domain/scheduling/schedule.schema';
import type { PoiId, TripId, UserId } from '@ooo/domain/shared/ids';
import { prepare } from '../prepare.ts';
import type { Db } from '../tables/database.ts';
import type { PoiTable } from '../tables/poi.table.ts';
import { holdTripRow } from './hold-trip-row.ts';
import { inTransaction } from './in-transaction.ts';
import { isRow } from './is-row.ts';
import { toPoi, toPoiColumns, type PoiFields } from './poi-row.ts';

// Every query checks the owner of the trip: another user's POI is not found.

interface OwnPoi {
  readonly id: PoiId;
  readonly userId: UserId;
}

interface InOwnTrip {
  readonly tripId: TripId;
  readonly userId: UserId;
}

/** In the order of saving; empty for a trip that is not the user's. */
export async function listPois(db: Db, { tripId, userId }: InOwnTrip): Promise<Poi[]> {
  const rows = await db
    .selectFrom('pois')
    .innerJoin('trips', 'trips.id', 'pois.trip_id')
    .selectAll('pois')
    .where('trips.id', '=', tripId)
    .where('trips.user_id', '=', userId)
    .orderBy('pois.id')
    .execute();
  return rows.map(toPoi);
}

const readPoisOfTrip = prepare((db, { tripId, userId }: InOwnTrip) =>
  db
    .selectFrom('trips')
    .leftJoin('pois', 'pois.trip_id', 'trips.id')
    .selectAll('pois')
    .where('trips.id', '=', tripId)
    .where('trips.user_id', '=', userId)
    .orderBy('pois.id'),
);

/**
 * Like {@link listPois}; undefined for a trip that is not the user's. One statement reads both the owner and the
 * POIs.
 */
export async function findPoisOfTrip(db: Db, own: InOwnTrip): Promise<Poi[] | undefined> {
  const rows = await readPoisOfTrip(db, own);
  if (rows.length === 0) return undefined;
  return rows.filter(isRow<Selectable<PoiTable>>).map(toPoi);
}

export async function findPoi(db: Db, { id, userId }: OwnPoi): Promise<Poi | undefined> {
  const row = await db
    .selectFrom('pois')
    .innerJoin('trips', 'trips.id', 'pois.trip_id')
    .selectAll('pois')
    .where('pois.id', '=', id)
    .where('trips.user_id', '=', userId)
    .executeTakeFirst();
  return row && toPoi(row);
}

export interface NewPoi extends InOwnTrip {
  readonly fields: PoiFields & Pick<Poi, 'name'>;
  /** How many POIs the trip may have. */
  readonly limit: number;
}

/**
 * Fields that `fields` lacks have the table's defaults. If the trip already has a POI with this source id, that one
 * is returned unchanged. Creations in one trip wait for each other on the trip's row, so that the limit holds however
 * many run at once.
 */
export async function insertPoiWithinLimit(
  db: Db,
  { tripId, userId, fields, limit }: NewPoi,
): Promise<Poi | 'not-found' | 'limit-reached'> {
  return inTransaction(db, async (tx) => {
    if (!(await holdTripRow(tx, { tripId, userId, alone: true }))) return 'not-found';
    const same = fields.sourceId ? await findBySourceId(tx, tripId, fields.sourceId) : undefined;
    if (same) return toPoi(same);
    if ((await countPois(tx, tripId)) >= limit) return 'limit-reached';
    const row = await tx
      .insertInto('pois')
      .values({ ...toPoiColumns(fields), trip_id: tripId, name: fields.name })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toPoi(row);
  });
}

/**
 * Several POIs, all or none, in their order: `limit-reached`, and nothing changes, if the trip would have more than
 * `limit`. The caller holds the trip.
 */
export async function insertPoisWithinLimit(
  tx: Db,
  { tripId, places, limit }: InOwnTrip & { places: readonly NewPoi['fields'][]; limit: number },
): Promise<Poi[] | 'limit-reached'> {
  if (places.length === 0) return [];
  const count = await countPois(tx, tripId);
  if (count + places.length > limit) return 'limit-reached';
  const rows = await tx
    .insertInto('pois')
    .values(
      places.map((fields) => ({ ...toPoiColumns(fields), trip_id: tripId, name: fields.name })),
    )
    .returningAll()
    .execute();
  return rows.map(toPoi).sort((one, other) => one.id - other.id);
}

async function countPois(tx: Db, tripId: TripId): Promise<number> {
  const { count } = await tx
    .selectFrom('pois')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('trip_id', '=', tripId)
    .executeTakeFirstOrThrow();
  return count;
}

async function findBySourceId(
  tx: Db,
  tripId: TripId,
  sourceId: string,
): Promise<Selectable<PoiTable> | undefined> {
  return tx
    .selectFrom('pois')
    .selectAll()
    .where('trip_id', '=', tripId)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
}

/** Sets the fields of the patch. */
export async function updatePoi(
  db: Db,
  { id, userId, patch }: OwnPoi & { patch: PoiFields },
): Promise<Poi | undefined> {
  const row = await db
    .updateTable('pois')
    .from('trips')
    .whereRef('trips.id', '=', 'pois.trip_id')
    .where('pois.id', '=', id)
    .where('trips.user_id', '=', userId)
    .set({ ...toPoiColumns(patch), updated_at: sql<Date>`now()` })
    .returningAll('pois')
    .executeTakeFirst();
  return row && toPoi(row);
}

/** Clears date, time and duration of the given POIs of one trip; those of another trip are not changed. */
export async function unschedulePois(
  db: Db,
  { tripId, userId, ids }: InOwnTrip & { ids: readonly PoiId[] },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('pois')
    .from('trips')
    .whereRef('trips.id', '=', 'pois.trip_id')
    .where('trips.id', '=', tripId)
    .where('trips.user_id', '=', userId)
    .where('pois.id', 'in', [...ids])
    .set({ ...toPoiColumns(withTimeByHand(UNSCHEDULED)), updated_at: sql<Date>`now()` })
    .execute();
}

/** False if there is no such POI or it is another user's. */
export async function deletePoi(db: Db, { id, userId }: OwnPoi): Promise<boolean> {
  const result = await db
    .deleteFrom('pois')
    .using('trips')
    .whereRef('trips.id', '=', 'pois.trip_id')
    .where('pois.id', '=', id)
    .where('trips.user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes those of the POIs that are in the user's trip; the others stay as they are. */
export async function deletePois(
  db: Db,
  { tripId, userId, ids }: InOwnTrip & { ids: readonly PoiId[] },
): Promise<void> {
  await db
    .deleteFrom('pois')
    .using('trips')
    .whereRef('trips.id', '=', 'pois.trip_id')
    .where('trips.id', '=', tripId)
    .where('trips.user_id', '=', userId)
    .where('pois.id', '=', sql<PoiId>`any(${[...ids]}::bigint[])`)
    .execute();
}

/**
 * Sets date, time, duration and who set them of several POIs of one trip, all or none: `not-found`, and nothing changes, if one of
 * them is not in the trip or the trip is not the user's. Of two items for one POI the later wins. Resolves to the
 * changed POIs by id.
 */
export async function arrangePois(
  db: Db,
  { tripId, userId, items }: InOwnTrip & { items: Arrangement['items'] },
): Promise<Poi[] | 'not-found'> {
  const byId = new Map(items.map((item) => [item.poiId, item]));
  return inTransaction(db, async (tx) => {
    // Locked in the order of ids, so that two simultaneous arrangements never deadlock.
    const locked = await tx
      .selectFrom('pois')
      .innerJoin('trips', 'trips.id', 'pois.trip_id')
      .select('pois.id')
      .where('trips.id', '=', tripId)
      .where('trips.user_id', '=', userId)
      .where('pois.id', '=', sql<PoiId>`any(${[...byId.keys()]}::bigint[])`)
      .orderBy('pois.id')
      .forNoKeyUpdate('pois')
      .execute();
    if (locked.length < byId.size) return 'not-found';
    const { rows } = await sql<Selectable<PoiTable>>`
      update pois
      set date = item.date, start_time = item."startTime", duration_min = item.duration,
        planned = item.planned, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify([...byId.values()])}::jsonb)
        as item("poiId" bigint, date date, "startTime" text, duration smallint,
          planned boolean)
      where pois.id = item."poiId"
      returning pois.*`.execute(tx);
    return rows.map(toPoi).sort((one, other) => one.id - other.id);
  });
}
