import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { MonthsOfYear } from '@ooo/domain/weather/archive-normals.schema';
import type { Db } from '../tables/database.ts';
import { fromJson, toJson } from '../tables/json-column.ts';

interface Place {
  /** Places within about a kilometre share a row. */
  readonly coordinates: Coordinates;
}

/** An archive's answer about a place. */
export interface ArchiveClimate {
  readonly months: MonthsOfYear;
  readonly elevationM: number | null;
  readonly source: string;
  /** The years, as they are shown: `2016–2025`. */
  readonly period: string;
  readonly asOf: Date;
}

export interface KnownClimate {
  /** Undefined as long as the archive has not answered. */
  readonly climate: ArchiveClimate | undefined;
  /** The archive should not be asked before this. */
  readonly askAgainAt: Date;
}

function toColumns({ coordinates: [longitude, latitude] }: Place) {
  return { latitude: Number(latitude.toFixed(2)), longitude: Number(longitude.toFixed(2)) };
}

/** The kept answer; undefined if the archive was never asked about the place. */
export async function findClimateNormals(db: Db, place: Place): Promise<KnownClimate | undefined> {
  const row = await db
    .selectFrom('climate_normals')
    .select(['months', 'elevation_m', 'source', 'period', 'as_of', 'ask_again_at'])
    .where((is) => is.and(toColumns(place)))
    .executeTakeFirst();
  if (!row) return undefined;
  const { source, period, as_of: asOf } = row;
  const months = fromJson(MonthsOfYear, row.months);
  const isAnswer = months !== null && source !== null && period !== null && asOf !== null;
  return {
    askAgainAt: row.ask_again_at,
    climate: isAnswer ? { months, elevationM: row.elevation_m, source, period, asOf } : undefined,
  };
}

/**
 * True for the one caller who may ask the archive about the place at `now`: no one else is asking, has failed a short
 * time ago or has a good answer. No one else may until `until`, if no answer is saved and nothing is postponed by then.
 */
export async function claimClimateNormals(
  db: Db,
  { now, until, ...place }: Place & { now: Date; until: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('climate_normals')
    .values({ ...toColumns(place), ask_again_at: until })
    .onConflict((conflict) =>
      conflict
        .columns(['latitude', 'longitude'])
        .doUpdateSet({ ask_again_at: until })
        .where('climate_normals.ask_again_at', '<=', now),
    )
    .returning('latitude')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what the archive said. */
export async function saveClimateNormals(
  db: Db,
  { climate, askAgainAt, ...place }: Place & { climate: ArchiveClimate; askAgainAt: Date },
): Promise<void> {
  const { months, elevationM, source, period, asOf } = climate;
  await db
    .updateTable('climate_normals')
    .set({
      months: toJson(months),
      elevation_m: elevationM,
      source,
      period,
      as_of: asOf,
      ask_again_at: askAgainAt,
    })
    .where((is) => is.and(toColumns(place)))
    .execute();
}

/** After a failure: what was known stays. */
export async function postponeClimateNormals(
  db: Db,
  { askAgainAt, ...place }: Place & { askAgainAt: Date },
): Promise<void> {
  await db
    .updateTable('climate_normals')
    .set({ ask_again_at: askAgainAt })
    .where((is) => is.and(toColumns(place)))
    .execute();
}
