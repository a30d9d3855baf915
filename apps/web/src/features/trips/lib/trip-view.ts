import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import type { DayChoice } from '@ooo/domain/pois/day-filter';
import { PoiId } from '@ooo/domain/shared/ids';

export const TRIP_TABS = ['map', 'calendar', 'saved', 'packing', 'discover'] as const;
export type TripTab = (typeof TRIP_TABS)[number];

/** What a link to a trip carries: the tab, the day, and the place that is selected. */
export interface TripView {
  readonly tab: TripTab;
  readonly day: DayChoice;
  readonly placeId: PoiId | undefined;
}

function toTab(text: string | null): TripTab {
  return TRIP_TABS.find((tab) => tab === text) ?? 'map';
}

function toDay(text: string | null): DayChoice {
  if (text === 'unassigned') return text;
  return text !== null && isCalendarDate(text) ? text : 'all';
}

/** Reads a link; what it does not know becomes the map with all days. */
export function parseTripView(params: URLSearchParams): TripView {
  const place = params.get('place') ?? '';
  return {
    tab: toTab(params.get('view')),
    day: toDay(params.get('day')),
    placeId: /^-?\d{1,15}$/.test(place) ? PoiId.parse(Number(place)) : undefined,
  };
}

/** The shortest link for a view: what is usual is left out. */
export function toSearchParams({ tab, day, placeId }: TripView): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'map') params.set('view', tab);
  if (day !== 'all') params.set('day', day);
  if (placeId !== undefined) params.set('place', String(placeId));
  return params;
}
