import type { Selectable, Updateable } from 'kysely';
import { FlightDetails, type Trip } from '@ooo/domain/trips/trip.schema';
import { PackingPreferences } from '@ooo/domain/packing/packing.schema';
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

const JSON_COLUMNS = [
  ['flight_details', FlightDetails],
  ['packing_preferences', PackingPreferences],
] as const;

/** The columns whose value does not fit their schema, each null; empty if all fit. */
export function toMendedColumns(row: TripRow): Updateable<TripTable> {
  const mended: Partial<Record<(typeof JSON_COLUMNS)[number][0], null>> = {};
  for (const [column, schema] of JSON_COLUMNS) {
    if (row[column] !== null && fromJson<unknown>(schema, row[column]) === null)
      mended[column] = null;
  }
  return mended;
}

/** The columns of a {@link Trip}. */
export const TRIP_COLUMNS = [
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

export type TripRow = Pick<Selectable<TripTable>, (typeof TRIP_COLUMNS)[number]>;

/** JSON that does not fit its schema is null. */
export function toTrip(row: TripRow): Trip {
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
