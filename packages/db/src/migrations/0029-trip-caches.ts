import { sql, type Kysely } from 'kysely';

/** The largest text of each cache in bytes, as columns of `trips` had it. */
const LIMITS = {
  weather_cache: 262_144,
  packing_cache: 524_288,
  destination_overview_cache: 262_144,
};

const COLUMNS = [
  'weather_cache',
  'weather_cached_at',
  'weather_next_refresh',
  'packing_cache',
  'packing_cached_at',
  'destination_overview_cache',
  'destination_overview_cached_at',
];

/**
 * What the server makes for a trip leaves the trip: rows of trips are small, and their columns are what travellers set.
 * A trip without a cache has no row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
  await sql`
    create table trip_caches (
      trip_id bigint primary key references trips on delete cascade,
      weather_cache jsonb,
      weather_cached_at timestamptz,
      weather_next_refresh timestamptz,
      packing_cache jsonb,
      packing_cached_at timestamptz,
      destination_overview_cache jsonb,
      destination_overview_cached_at timestamptz,
      constraint trip_caches_weather_cache_check check (jsonb_typeof(weather_cache) = 'array'),
      constraint trip_caches_packing_cache_check check (jsonb_typeof(packing_cache) = 'object'),
      constraint trip_caches_destination_overview_cache_check
        check (jsonb_typeof(destination_overview_cache) = 'object')
    )`.execute(db);
  for (const [column, bytes] of Object.entries(LIMITS)) {
    await sql`
      alter table trip_caches add constraint ${sql.ref(`trip_caches_${column}_size_check`)} check (
        octet_length(${sql.ref(column)}::text) <= ${sql.lit(bytes)}
        and not jsonb_path_exists(${sql.ref(column)}, 'strict $.**{6}')
      )`.execute(db);
  }
  await sql`
    insert into trip_caches (trip_id, ${columns})
    select id, ${columns} from trips
    where num_nonnulls(${columns}) > 0`.execute(db);
  const drops = sql.join(COLUMNS.map((column) => sql`drop column ${sql.ref(column)}`));
  await sql`alter table trips ${drops}`.execute(db);
}
