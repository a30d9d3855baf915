import { findAirport } from '@ooo/atlas/airports';
import { sayProblem } from '@ooo/domain/shared/errors/field-details';
import { fieldProblem } from '@ooo/domain/shared/errors/field-problem';
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
  const problems = unknown.map(([path, code]) => fieldProblem(path, 'no-such-airport', { code }));
  const message = [...new Set(problems.map(sayProblem))].join(' ');
  throw new FieldsError(problems, message);
}
