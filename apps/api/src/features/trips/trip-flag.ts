import { findDestination, findDestinationOfAirport } from '@ooo/atlas/destinations';

interface Goal {
  readonly destination: string;
  readonly arrivalAirport?: string | null | undefined;
}

/** The flag of the country that the trip goes to, by its destination's name, else by its airport. */
export function flagOfTrip({ destination, arrivalAirport }: Goal): string | null {
  const found =
    findDestination(destination) ??
    (arrivalAirport ? findDestinationOfAirport(arrivalAirport) : undefined);
  return found?.flag ?? null;
}
