import { airportEvents, arrivalEventId } from '@ooo/domain/flight-window/airport-events';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { landingAirport } from '@ooo/domain/flight-window/landing-airport';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withPatch } from '@ooo/domain/shared/with-patch';
import { useAirport } from '../../airports/api/use-airport.ts';

/** The airports at which the traveller lands and leaves again; often the same one. */
function airportsOf(trip: Trip): { landing: string | null; leaving: string | null } {
  return {
    landing: landingAirport(trip),
    leaving: trip.flightDetails?.return?.segments?.at(0)?.from ?? trip.arrivalAirport,
  };
}

/** `Arrival at` and `Departure from` as events of the trip, by the airports' names. */
export function useAirportEvents(trip: Trip): Poi[] {
  const { t } = useTranslation('schedule');
  const codes = airportsOf(trip);
  const landing = useAirport(trip.flightDetails ? codes.landing : null);
  const leaving = useAirport(trip.flightDetails ? codes.leaving : null);
  return useMemo(
    () =>
      airportEvents(trip, (code) =>
        code === codes.landing ? landing.coordinates : leaving.coordinates,
      ).map((event) =>
        withPatch(event, {
          name:
            event.id === arrivalEventId(trip.id)
              ? t('arrivalAt', { airport: landing.name })
              : t('departureFrom', { airport: leaving.name }),
        }),
      ),
    [trip, codes.landing, landing, leaving, t],
  );
}
