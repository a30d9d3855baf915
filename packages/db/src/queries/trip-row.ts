import type { Selectable, Updateable } from 'kysely';
import type { CacheReset } from '@ooo/domain/trips/trip-caches.rules';
import { FlightDetails, type Trip, type TripSummary } from '@ooo/domain/trips/trip.schema';
import { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import { PackingCache, PackingPreferences } from '@ooo/domain/packing/packing.schema';
import { WeatherCache } from '@ooo/domain/weather/weather.schema';
import { fromJson, toJson } from '../tables/json-column.ts';
import type { TripTable } from '../tables/trip.table.ts';

/** The fields of a trip that a caller may set; an absent or undefined field is not changed. */
export type TripFields = {
  readonly [
    Field in
      | 'name'
      | 'destination'
      | 'startDate'
      | 'endDate'
      | 'departureAirport'
      | 'arrivalAirport'
      | 'countryFlag'
      | 'flightDetails'
      | 'occasion'
      | 'checkedBags'
      | 'carryOnBags'
      | 'gender'
      | 'packingPreferences'
      | 'temperatureUnit'
      | 'isDemo'
  ]?: Trip[Field] | undefined;
};

/** Undefined columns are left out of the statement. */
export function toTripColumns(fields: TripFields): Updateable<TripTable> {
  return {
    name: fields.name,
    destination: fields.destination,
    start_date: fields.startDate,
    end_date: fields.endDate,
    departure_airport: fields.departureAirport,
    arrival_airport: fields.arrivalAirport,
    country_flag: fields.countryFlag,
    flight_details: fields.flightDetails === undefined ? undefined : toJson(fields.flightDetails),
    occasion: fields.occasion,
    checked_bags: fields.checkedBags,
    carry_on_bags: fields.carryOnBags,
    gender: fields.gender,
    packing_preferences:
      fields.packingPreferences === undefined ? undefined : toJson(fields.packingPreferences),
    temperature_unit: fields.temperatureUnit,
    is_demo: fields.isDemo,
  };
}

/** The caches that the reset names, each null; those that it does not name are left out of the statement. */
export function toResetColumns(reset: CacheReset): Updateable<TripTable> {
  return {
    weather_cache: reset.weatherCache,
    weather_cached_at: reset.weatherCachedAt,
    weather_next_refresh: reset.weatherNextRefresh,
    packing_cache: reset.packingCache,
    packing_cached_at: reset.packingCachedAt,
    destination_overview_cache: reset.destinationOverviewCache,
    destination_overview_cached_at: reset.destinationOverviewCachedAt,
  };
}

const JSON_COLUMNS = [
  ['flight_details', FlightDetails],
  ['packing_preferences', PackingPreferences],
  ['weather_cache', WeatherCache],
  ['packing_cache', PackingCache],
  ['destination_overview_cache', DestinationOverview],
] as const;

/** The columns whose value does not fit their schema, each null; empty if all fit. */
export function toMendedColumns(row: Selectable<TripTable>): Updateable<TripTable> {
  const mended: Partial<Record<(typeof JSON_COLUMNS)[number][0], null>> = {};
  for (const [column, schema] of JSON_COLUMNS) {
    if (row[column] !== null && fromJson<unknown>(schema, row[column]) === null)
      mended[column] = null;
  }
  return mended;
}

/** The columns of a {@link TripSummary}. */
export const SUMMARY_COLUMNS = [
  'id',
  'user_id',
  'name',
  'destination',
  'start_date',
  'end_date',
  'departure_airport',
  'arrival_airport',
  'country_flag',
  'flight_details',
  'occasion',
  'checked_bags',
  'carry_on_bags',
  'gender',
  'packing_preferences',
  'temperature_unit',
  'is_demo',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof TripTable)[];

/** JSON that does not fit its schema is null. */
export function toTripSummary(
  row: Pick<Selectable<TripTable>, (typeof SUMMARY_COLUMNS)[number]>,
): TripSummary {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    destination: row.destination,
    startDate: row.start_date,
    endDate: row.end_date,
    departureAirport: row.departure_airport,
    arrivalAirport: row.arrival_airport,
    countryFlag: row.country_flag,
    flightDetails: fromJson(FlightDetails, row.flight_details),
    occasion: row.occasion,
    checkedBags: row.checked_bags,
    carryOnBags: row.carry_on_bags,
    gender: row.gender,
    packingPreferences: fromJson(PackingPreferences, row.packing_preferences),
    temperatureUnit: row.temperature_unit,
    isDemo: row.is_demo,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** JSON that does not fit its schema is null. */
export function toTrip(row: Selectable<TripTable>): Trip {
  return {
    ...toTripSummary(row),
    weatherCache: fromJson(WeatherCache, row.weather_cache),
    weatherCachedAt: row.weather_cached_at?.toISOString() ?? null,
    weatherNextRefresh: row.weather_next_refresh?.toISOString() ?? null,
    packingCache: fromJson(PackingCache, row.packing_cache),
    packingCachedAt: row.packing_cached_at?.toISOString() ?? null,
    destinationOverviewCache: fromJson(DestinationOverview, row.destination_overview_cache),
    destinationOverviewCachedAt: row.destination_overview_cached_at?.toISOString() ?? null,
  };
}
