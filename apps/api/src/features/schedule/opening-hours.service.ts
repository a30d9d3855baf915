import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import { type CalendarDate, listDates } from '@ooo/domain/shared/calendar-date';
import type { Deps } from '../../deps.ts';
import { loadPlanSource } from './plan-source.service.ts';

interface PoiOpeningHours {
  readonly poiId: number;
  readonly days: { readonly date: CalendarDate; readonly windows: OpenWindow[] | null }[];
}

/** Every place of the trip on every day of it; `windows` is null where nobody knows. */
export async function listOpeningHours(
  deps: Deps,
  user: CurrentUser,
  tripId: number,
): Promise<PoiOpeningHours[]> {
  const { trip, pois, hoursOf } = await loadPlanSource(deps, user, tripId);
  const dates = listDates(trip.startDate, trip.endDate);
  return pois.map((poi) => ({
    poiId: poi.id,
    days: dates.map((date) => {
      const windows = hoursOf(poi, date);
      return { date, windows: windows && [...windows] };
    }),
  }));
}
