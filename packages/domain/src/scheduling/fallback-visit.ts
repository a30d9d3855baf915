import { DEFAULT_DURATION_MIN } from '../pois/poi.schema.ts';
import type { PoiTag } from '../pois/poi-tag.ts';
import { type CalendarDate, listDates } from '../shared/calendar-date.ts';
import { type WallTime, fromMinutes } from '../shared/wall-time.ts';
import type { PresetDialog } from './presets.ts';

/** What a form begins with if no time could be suggested; `duration` in minutes. */
export interface FallbackVisit {
  readonly date: CalendarDate | null;
  readonly startTime: WallTime;
  readonly duration: number;
}

/** The time of a tag, and the position of its day in the trip. */
const BY_TAG: Partial<
  Readonly<Record<PoiTag, { startMin: number; duration: number; day: number }>>
> = {
  eat: { startMin: 19 * 60 + 30, duration: 90, day: 1 },
  drink: { startMin: 20 * 60, duration: 120, day: 0 },
};
const OTHERS = { startMin: 10 * 60, duration: DEFAULT_DURATION_MIN, day: 0 };

/**
 * 09:00 for an hour on the date that is chosen, as the specification has it. The map's dialog without a date has times of
 * its own by tag: dinner on the second day of the trip if there is one, a drink or a visit on the first.
 */
export function fallbackVisit(
  trip: { readonly startDate: CalendarDate; readonly endDate: CalendarDate },
  tag: PoiTag,
  date: CalendarDate | null,
  dialog: PresetDialog,
): FallbackVisit {
  if (date !== null || dialog !== 'map') {
    return { date, startTime: fromMinutes(9 * 60), duration: DEFAULT_DURATION_MIN };
  }
  const { startMin, duration, day } = BY_TAG[tag] ?? OTHERS;
  const dates = listDates(trip.startDate, trip.endDate);
  return {
    date: dates[day] ?? dates[0] ?? null,
    startTime: fromMinutes(startMin),
    duration,
  };
}
