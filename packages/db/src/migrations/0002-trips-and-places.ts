import { sql, type Kysely } from 'kysely';

/** Trips, and the places saved with each. The constraints repeat the rules of the wire schemas. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trips (
      id bigint generated always as identity (start with 1000001) primary key,
      user_id uuid not null references users on delete cascade,
      name text not null,
      destination text not null,
      start_date date not null,
      end_date date not null,
      departure_airport text,
      arrival_airport text,
      country_flag text,
      flight_details jsonb,
      occasion text not null default 'vacation',
      checked_bags smallint not null default 0,
      carry_on_bags smallint not null default 1,
      gender text not null default 'unspecified',
      packing_preferences jsonb,
      temperature_unit text not null default 'fahrenheit',
      weather_cache jsonb,
      weather_cached_at timestamptz,
      weather_next_refresh timestamptz,
      packing_cache jsonb,
      packing_cached_at timestamptz,
      destination_overview_cache jsonb,
      destination_overview_cached_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint trips_id_check check (id >= 1000001),
      constraint trips_name_check check (btrim(name) <> '' and char_length(name) <= 120),
      constraint trips_destination_check check (btrim(destination) <> '' and char_length(destination) <= 160),
      constraint trips_dates_check check (end_date >= start_date and end_date - start_date < 366),
      constraint trips_century_check check (start_date >= '1900-01-01' and end_date <= '2199-12-31'),
      constraint trips_departure_airport_check check (departure_airport ~ '^[A-Z]{3}$'),
      constraint trips_arrival_airport_check check (arrival_airport ~ '^[A-Z]{3}$'),
      constraint trips_country_flag_check check (char_length(country_flag) <= 16),
      constraint trips_flight_details_check check (jsonb_typeof(flight_details) = 'object'),
      constraint trips_occasion_check check (occasion in ('vacation', 'work', 'hybrid')),
      constraint trips_checked_bags_check check (checked_bags between 0 and 3),
      constraint trips_carry_on_bags_check check (carry_on_bags between 0 and 9),
      constraint trips_gender_check check (gender in ('male', 'female', 'unisex', 'unspecified')),
      constraint trips_packing_preferences_check check (jsonb_typeof(packing_preferences) = 'object'),
      constraint trips_temperature_unit_check check (temperature_unit in ('celsius', 'fahrenheit')),
      constraint trips_weather_cache_check check (jsonb_typeof(weather_cache) = 'array'),
      constraint trips_packing_cache_check check (jsonb_typeof(packing_cache) = 'object')
    )`.execute(db);
  await sql`create index trips_user_id_index on trips (user_id, id desc)`.execute(db);

  await sql`
    create table pois (
      id bigint generated always as identity primary key,
      trip_id bigint not null references trips on delete cascade,
      name text not null,
      category text not null default 'POI',
      tag text not null default 'misc',
      date date,
      end_date date,
      start_time text,
      duration_min smallint,
      notes text,
      address text,
      neighborhood text,
      longitude double precision,
      latitude double precision,
      opening_hours text,
      source text,
      source_as_of date,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint pois_name_check check (btrim(name) <> '' and char_length(name) <= 200),
      constraint pois_category_check check (category in ('POI', 'attraction', 'Flight', 'Airport', 'travel')),
      constraint pois_tag_check check (tag in ('eat', 'drink', 'tour', 'shop', 'hotel', 'airport', 'misc')),
      constraint pois_date_check check (date between '1900-01-01' and '2199-12-31'),
      constraint pois_end_date_check check (end_date between '1900-01-01' and '2199-12-31'),
      constraint pois_dates_check check (end_date >= date),
      constraint pois_start_time_check check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      constraint pois_duration_check check (duration_min between 5 and 1440),
      constraint pois_notes_check check (char_length(notes) <= 4000),
      constraint pois_address_check check (char_length(address) <= 300),
      constraint pois_neighborhood_check check (char_length(neighborhood) <= 120),
      constraint pois_coordinates_check check (
        (longitude is null and latitude is null)
        or (longitude is not null and latitude is not null
            and longitude between -180 and 180 and latitude between -90 and 90)
      ),
      constraint pois_opening_hours_check check (char_length(opening_hours) <= 400),
      constraint pois_source_check check (char_length(source) <= 200),
      constraint pois_source_as_of_check check (source_as_of between '1900-01-01' and '2199-12-31')
    )`.execute(db);
  await sql`create index pois_trip_id_index on pois (trip_id, id)`.execute(db);
}
