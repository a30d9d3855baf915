import { type Trip, type TripPatch } from '@ooo/domain/trips/trip.schema';

/** The fields of a trip that settings and tickets change. */
const FIELDS = [
  'name',
  'destination',
  'startDate',
  'endDate',
  'departureAirport',
  'arrivalAirport',
  'flightDetails',
] as const;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `after` that differ from `before`. */
export function tripPatch(before: Trip, after: Trip): TripPatch {
  return Object.fromEntries(
    FIELDS.filter((field) => !isSame(before[field], after[field])).map((field) => [
      field,
      after[field],
    ]),
  );
}

/** True if the trip still has the state that a change found: none of its fields differs from `before`. */
export function isUntouched(
  now: Trip,
  { before, after }: Record<'before' | 'after', Trip>,
): boolean {
  const touched = Object.keys(tripPatch(now, before));
  const changed = Object.keys(tripPatch(before, after));
  return !changed.some((field) => touched.includes(field));
}
