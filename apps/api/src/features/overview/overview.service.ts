import { cityNamesOf, findAirport } from '@ooo/atlas/airports';
import { getCityKnowledge } from '@ooo/atlas/city-knowledge';
import { type Destination, findDestination } from '@ooo/atlas/destinations';
import { translateOverviewText } from '@ooo/atlas/overview-texts';
import { saveOverviewCache } from '@ooo/db/queries/trip-caches.queries';
import { toOverviewInput } from '@ooo/domain/overview/city-knowledge';
import { type Home, toTimeFact } from '@ooo/domain/overview/home-time';
import { findFreshOverview } from '@ooo/domain/overview/overview-cache.rules';
import type { OverviewRequest, Stay } from '@ooo/domain/overview/overview-request.schema';
import { buildOverview } from '@ooo/domain/overview/overview.rules';
import type { DestinationOverview, StayEvents } from '@ooo/domain/overview/overview.schema';
import {
  type OverviewReader,
  withFact,
  writeOverview,
  writeStayEvents,
} from '@ooo/domain/overview/write-overview';
import { fold } from '@ooo/domain/shared/fold';
import type { Language } from '@ooo/domain/shared/language';
import { isTimeZone, todayIn } from '@ooo/domain/shared/zoned';
import { cityOfDestination } from '@ooo/domain/trips/city-of-destination';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { mayStore } from '../settings/may-store.service.ts';
import { findTripDestination } from '../trips/trip-destination.service.ts';
import { findKnownCity } from './city-climate.service.ts';

/**
 * The overview of a stay. That of a trip in its own city on its own days is answered from what is kept with the trip
 * while that is fresh, and kept with it otherwise. NOT_FOUND for a destination that the atlas does not know, and for a
 * trip that is absent or another user's.
 */
export async function describeStay(
  ctx: InvitedContext,
  request: OverviewRequest,
): Promise<DestinationOverview> {
  const { user, deps, reads } = ctx;
  const { language = user.language, temperatureUnit = user.temperatureUnit } = request;
  const trip = request.tripId === undefined ? undefined : await reads.trip(request.tripId);
  const reader = makeReader(language, temperatureUnit);
  const now = deps.clock();
  const isOfTrip = trip !== undefined && isStayOf(trip, request);
  const city = findCity(
    isOfTrip ? findTripDestination(trip) : findDestination(request.destination),
  );
  const kept = isOfTrip ? findFreshOverview(trip, reader, now) : undefined;
  const { overview, isWorthKeeping } = kept
    ? { overview: kept, isWorthKeeping: false }
    : await makeOverview(ctx, { city, stay: request, reader });
  if (isOfTrip && isWorthKeeping) await keepOverview(ctx, { trip, overview, cachedAt: now });
  const home = findHome(trip, request);
  if (!home) return overview;
  const { startDate, endDate } = request;
  const { zone } = city;
  return withFact(
    overview,
    toTimeFact({ startDate, endDate, zone }, home, todayIn('UTC', now)),
    reader,
  );
}

/** NOT_FOUND for a destination that the atlas does not know; none for a city whose events it does not know. */
export function findStayEvents(
  { user }: InvitedContext,
  { destination, startDate, endDate, language = user.language }: Stay,
): StayEvents {
  const city = getCityKnowledge(findCity(findDestination(destination)));
  const reader = makeReader(language, user.temperatureUnit);
  return writeStayEvents(city.listEvents(startDate, endDate), reader);
}

function makeReader(
  language: Language,
  temperatureUnit: OverviewReader['temperatureUnit'],
): OverviewReader {
  const translate = (english: string) => translateOverviewText(language, english);
  return { language, temperatureUnit, translate };
}

function findCity(city: Destination | undefined): Destination {
  if (city) return city;
  throw new AppError('unknown-destination');
}

function isStayOf(trip: Trip, { destination, startDate, endDate }: OverviewRequest): boolean {
  const isSameCity =
    fold(cityOfDestination(destination)) === fold(cityOfDestination(trip.destination));
  return isSameCity && startDate === trip.startDate && endDate === trip.endDate;
}

interface Wanted {
  readonly city: Destination;
  readonly stay: OverviewRequest;
  readonly reader: OverviewReader;
}

async function makeOverview(
  ctx: InvitedContext,
  { city, stay, reader }: Wanted,
): Promise<{ overview: DestinationOverview; isWorthKeeping: boolean }> {
  const { knowledge, isProvisional } = await findKnownCity(ctx, city, stay);
  const overview = writeOverview(buildOverview(toOverviewInput(knowledge, stay)), reader);
  return { overview, isWorthKeeping: !isProvisional };
}

/** The city of the airport from which the trip leaves, or the zone that the caller names. */
function findHome(trip: Trip | undefined, { homeZone }: OverviewRequest): Home | undefined {
  const airport = trip?.departureAirport ? findAirport(trip.departureAirport) : undefined;
  if (airport) return { zone: airport.zone, names: cityNamesOf(airport) };
  return homeZone !== undefined && isTimeZone(homeZone)
    ? { zone: homeZone, names: undefined }
    : undefined;
}

interface Made {
  readonly trip: Trip;
  readonly overview: DestinationOverview;
  readonly cachedAt: Date;
}

/** An overview is an answer even if it cannot be kept, so that is only logged. */
async function keepOverview(ctx: InvitedContext, { trip, overview, cachedAt }: Made) {
  if (!(await mayStore(ctx))) return;
  const { deps, user, log } = ctx;
  try {
    await saveOverviewCache(deps.db, {
      id: trip.id,
      userId: user.id,
      basis: trip,
      overview,
      cachedAt,
    });
  } catch (error) {
    log.warn({ err: error }, 'the overview of a trip was not stored');
  }
}
