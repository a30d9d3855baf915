import { listOpenWindows } from '@ooo/atlas/opening-hours';
import { findDestination } from '@ooo/atlas/destinations';
import { listPlaces } from '@ooo/atlas/places';
import { listDemoPlaces } from '@ooo/domain/demo/demo-places';
import { DEMO_PLAN, makeDemoTrip } from '@ooo/domain/demo/demo-trip';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { InvitedContext } from '../../context/context.ts';
import { beginTrip } from './trips.service.ts';

/** The sample trip to Seoul with its places, ahead of today and in the user's language, as a trip of the user's own. */
export async function createDemoTrip(ctx: InvitedContext): Promise<TripWithCaches> {
  const destination = findDestination(DEMO_PLAN.destination);
  if (!destination) throw new RangeError('the atlas does not know the destination of the demo');
  const { zone, countryCode } = destination;
  const fields = makeDemoTrip(todayIn(zone, ctx.deps.clock()), ctx.user.language);
  const pois = listDemoPlaces(listPlaces(DEMO_PLAN.destination), {
    startDate: fields.startDate,
    language: ctx.user.language,
    hoursOf: ({ openingHours: expression = '', coordinates }, date) => {
      const dates = [date];
      const days = listOpenWindows({ expression, dates, zone, coordinates, countryCode });
      return days[0]?.windows ?? null;
    },
  });
  return beginTrip(ctx, { fields, pois, isDemo: true });
}
