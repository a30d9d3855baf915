import { toCityKnowledge } from '@ooo/domain/demo/demo-overview';
import { toOverviewInput } from '@ooo/domain/overview/city-knowledge';
import { type Home, toTimeFact } from '@ooo/domain/overview/home-time';
import { OverviewRequest, Stay, TipsRequest } from '@ooo/domain/overview/overview-request.schema';
import { buildOverview } from '@ooo/domain/overview/overview.rules';
import {
  type OverviewReader,
  withFact,
  writeOverview,
  writeStayEvents,
} from '@ooo/domain/overview/write-overview';
import { isTimeZone, todayIn } from '@ooo/domain/shared/zoned';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { Procedures } from '../trpc.ts';
import { checkInput } from './demo-checks.ts';
import { isDemoCity } from './demo-city.ts';
import { refuse } from './refuse.ts';
import { openTrip } from './demo-trip.ts';
import type { DemoWorld } from './demo-world.ts';

/** The overview of the demo's city, on any days, by the rules of the server. */
export function demoOverview(world: DemoWorld) {
  const { overview, climate, destination, airports } = world.atlas;
  const city = toCityKnowledge(overview, climate);

  const readerOf = (
    language = world.language(),
    temperatureUnit = world.temperatureUnit(),
  ): OverviewReader => ({
    language,
    temperatureUnit,
    translate: (english) => overview.texts[language]?.[english] ?? english,
  });

  const checkCity = (name: string): void => {
    if (isDemoCity(world.atlas, name)) return;
    throw refuse('unknown-destination');
  };

  const findHome = (trip: Trip | undefined, homeZone: string | undefined): Home | undefined => {
    const airport = airports.find(({ iata }) => iata === trip?.departureAirport);
    if (airport) return { zone: airport.zone, names: airport.cityNames };
    if (homeZone === undefined || !isTimeZone(homeZone)) return undefined;
    return { zone: homeZone, names: undefined };
  };

  return {
    'overview.get': (input) => {
      const { tripId, homeZone, destination: name, ...stay } = checkInput(OverviewRequest, input);
      const trip = tripId === undefined ? undefined : openTrip(world, tripId).trip;
      checkCity(name);
      const reader = readerOf(stay.language, stay.temperatureUnit);
      const written = writeOverview(buildOverview(toOverviewInput(city, stay)), reader);
      const home = findHome(trip, homeZone);
      if (!home) return written;
      const today = todayIn('UTC', world.clock());
      return withFact(
        written,
        toTimeFact({ ...stay, zone: destination.zone }, home, today),
        reader,
      );
    },
    'overview.tips': (input) => {
      const { tripId } = checkInput(TipsRequest, input);
      checkCity(openTrip(world, tripId).trip.destination);
      // The demo asks no source.
      return { tips: [] };
    },
    'overview.events': (input) => {
      const { destination: name, startDate, endDate, language } = checkInput(Stay, input);
      checkCity(name);
      const events = city.listEvents(startDate, endDate);
      return writeStayEvents(events, readerOf(language));
    },
  } satisfies Procedures;
}
