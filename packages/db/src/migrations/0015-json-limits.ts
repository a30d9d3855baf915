import { sql, type Kysely } from 'kysely';

/** The largest text of each column in bytes: what the longest value of its schema takes, rounded up. */
const LIMITS = {
  flight_details: 131_072,
  packing_preferences: 32_768,
  weather_cache: 262_144,
  packing_cache: 524_288,
  destination_overview_cache: 262_144,
};

/** Decides by the size on disk first, so that nothing huge is unpacked only to be measured. */
const FAR_TOO_LARGE = 1_048_576;

/**
 * Bounds the size and the depth of what trips hold as JSON. Until now nothing of the product wrote the
 * preferences and the caches; a request could put any JSON there, which stopped the server when it was read,
 * so all of it goes. The constraints are added without a look at the rows, which hold to them by then:
 * the table is locked for a moment only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update trips set
      packing_preferences = null,
      weather_cache = null, weather_cached_at = null, weather_next_refresh = null,
      packing_cache = null, packing_cached_at = null,
      destination_overview_cache = null, destination_overview_cached_at = null
    where packing_preferences is not null or weather_cache is not null
      or packing_cache is not null or destination_overview_cache is not null`.execute(db);
  await sql`
    update trips set flight_details = null
    where case when pg_column_size(flight_details) > ${sql.lit(FAR_TOO_LARGE)} then true
      else octet_length(flight_details::text) > ${sql.lit(LIMITS.flight_details)}
        or jsonb_path_exists(flight_details, 'strict $.**{6}') end`.execute(db);
  for (const [column, bytes] of Object.entries(LIMITS)) {
    await sql`
      alter table trips add constraint ${sql.ref(`trips_${column}_size_check`)} check (
        octet_length(${sql.ref(column)}::text) <= ${sql.lit(bytes)}
        and not jsonb_path_exists(${sql.ref(column)}, 'strict $.**{6}')
      ) not valid`.execute(db);
  }
  await sql`
    alter table trips add constraint trips_destination_overview_cache_check
    check (jsonb_typeof(destination_overview_cache) = 'object') not valid`.execute(db);
}
