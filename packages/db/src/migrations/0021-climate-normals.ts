import { sql, type Kysely } from 'kysely';

export const onlyAdds = true;

/**
 * What an archive says of the climate of a place, for everybody who asks about it. The row is there before the archive
 * is asked, so that of all processes one asks; `ask_again_at` is a short time ahead while it does, an hour after a
 * failure, and a year after an answer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table climate_normals (
      latitude double precision not null,
      longitude double precision not null,
      ask_again_at timestamptz not null,
      months jsonb,
      elevation_m double precision,
      source text,
      period text,
      as_of timestamptz,
      primary key (latitude, longitude),
      constraint climate_normals_place_check check (
        latitude between -90 and 90 and longitude between -180 and 180
        and latitude = round(latitude::numeric, 2) and longitude = round(longitude::numeric, 2)
      ),
      constraint climate_normals_answer_check check (num_nulls(months, source, period, as_of) in (0, 4)),
      constraint climate_normals_months_check check (
        jsonb_typeof(months) = 'array' and octet_length(months::text) <= 8192
      ),
      constraint climate_normals_elevation_check check (elevation_m between -1000 and 10000),
      constraint climate_normals_source_check check (char_length(source) between 1 and 200),
      constraint climate_normals_period_check check (char_length(period) between 1 and 40)
    )`.execute(db);
}
