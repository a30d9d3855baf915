import type { DayChoice } from '@ooo/domain/pois/day-filter';
import type { PoiId } from '@ooo/domain/shared/ids';
import { toPoiId } from '@ooo/domain/shared/known-ids';
import { listTripDays, type TripDates } from '@ooo/domain/trips/trip-days.rules';
import { CALENDAR_SPANS, type CalendarSpan } from '../../../lib/calendar-span.ts';

export const TRIP_TABS = ['map', 'calendar', 'saved', 'packing', 'discover'] as const;
export type TripTab = (typeof TRIP_TABS)[number];

/** What a link to a trip carries: the tab, the day, the place that is selected, and how much the calendar shows. */
export interface TripView {
  readonly tab: TripTab;
  readonly day: DayChoice;
  readonly placeId: PoiId | undefined;
  /** Undefined leaves it to the width of the page. */
  readonly span: CalendarSpan | undefined;
}

/** What is shown and selected, whichever the tab: the same value as long as that does not change. */
export type TripFocus = Omit<TripView, 'tab'>;

/** The tab that a link to the main screen names; the map for anything else. */
export function readTripTab(params: URLSearchParams): TripTab {
  const named = params.get('view');
  return TRIP_TABS.find((tab) => tab === named) ?? 'map';
}

/** A day of the trip by its date or by its number, `2025-10-11` or `2`; all days for anything else. */
function toDay(text: string | null, trip: TripDates): DayChoice {
  if (text === 'unassigned') return text;
  const day = listTripDays(trip).find(({ date, number }) => text === date || text === `${number}`);
  return day?.date ?? 'all';
}

/** Reads a link to a trip; what it does not know becomes the map with all days. */
export function parseTripView(params: URLSearchParams, trip: TripDates): TripView {
  const place = params.get('place') ?? '';
  return {
    tab: readTripTab(params),
    day: toDay(params.get('day'), trip),
    span: CALENDAR_SPANS.find((span) => span === params.get('span')),
    placeId: /^-?\d{1,15}$/.test(place) ? toPoiId(Number(place)) : undefined,
  };
}

/** The shortest link for a view: default values are left out. The main screen also names which trip it shows. */
export function toSearchParams(
  { tab, day, placeId, span }: TripView,
  mainScreen: string | null = null,
): URLSearchParams {
  const params = new URLSearchParams(mainScreen === null ? {} : { trip: mainScreen });
  if (tab !== 'map') params.set('view', tab);
  if (day !== 'all') params.set('day', day);
  if (placeId !== undefined) params.set('place', String(placeId));
  if (span) params.set('span', span);
  return params;
}
