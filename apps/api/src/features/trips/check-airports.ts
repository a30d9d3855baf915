import { findAirport } from '@ooo/atlas/airports';
import type { FlightDetails } from '@ooo/domain/trips/trip.schema';
import { FieldsError } from '../../errors/fields-error.ts';

interface AirportFields {
  readonly departureAirport?: string | null | undefined;
  readonly arrivalAirport?: string | null | undefined;
  readonly flightDetails?: FlightDetails | null | undefined;
}

/** Every airport code with the path of its field. */
function listCodes({
  departureAirport,
  arrivalAirport,
  flightDetails,
}: AirportFields): [string, string][] {
  const journey = [
    ['outbound', flightDetails?.outbound],
    ['return', flightDetails?.return],
  ] as const;
  const segments = journey.flatMap(([name, direction]) =>
    (direction?.segments ?? []).flatMap(({ from, to }, index): [string, string][] => [
      [`flightDetails.${name}.segments.${index}.from`, from],
      [`flightDetails.${name}.segments.${index}.to`, to],
    ]),
  );
  const own: [string, string | null | undefined][] = [
    ['departureAirport', departureAirport],
    ['arrivalAirport', arrivalAirport],
  ];
  return [...own.filter((field): field is [string, string] => Boolean(field[1])), ...segments];
}

/** Throws a BAD_REQUEST with a sentence for each field that names an airport that does not exist. */
export function checkAirports(trip: AirportFields): void {
  const unknown = listCodes(trip).filter(([, code]) => !findAirport(code));
  if (unknown.length === 0) return;
  const fields = Object.fromEntries(
    unknown.map(([path, code]) => [
      path,
      `No airport has the code ${code}. Search for the airport by its city.`,
    ]),
  );
  const message = [...new Set(Object.values(fields))].join(' ');
  throw new FieldsError(fields, message);
}
