import { DEFAULT_DURATION_MIN } from '../pois/poi-limits.ts';
import type { PoiTag } from '../pois/poi-tag.ts';
import type { FlightTrip } from '../flight-window/flight-ends.ts';
import { type CalendarDate, listDates } from '../shared/calendar-date.ts';
import { type WallTime, fromMinutes } from '../shared/wall-time.ts';
import { FORM_START_MIN, MAP_FORM_START_MIN } from './day-rhythm.ts';
import { defaultStart } from './default-start.ts';
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
  eat: { startMin: MAP_FORM_START_MIN.eat, duration: 90, day: 1 },
  drink: { startMin: MAP_FORM_START_MIN.drink, duration: 120, day: 0 },
};
const OTHERS = { startMin: MAP_FORM_START_MIN.other, duration: DEFAULT_DURATION_MIN, day: 0 };

/**
 * 09:00 for an hour on the date that is chosen, as the specification has it. The map's dialog without a date has times of
 * its own by tag: dinner on the second day of the trip if there is one, a drink or a visit on the first. Where the
 * flights forbid that time, the nearest that they allow.
 */
export function fallbackVisit(
  trip: FlightTrip,
  tag: PoiTag,
  date: CalendarDate | null,
  dialog: PresetDialog,
): FallbackVisit {
  if (date !== null || dialog !== 'map') {
    return between(trip, { date, startMin: FORM_START_MIN, duration: DEFAULT_DURATION_MIN });
  }
  const { day, ...usual } = BY_TAG[tag] ?? OTHERS;
  const dates = listDates(trip.startDate, trip.endDate);
  return between(trip, { ...usual, date: dates[day] ?? dates[0] ?? null });
}

interface UsualVisit extends Omit<FallbackVisit, 'startTime'> {
  readonly startMin: number;
}

function between(trip: FlightTrip, { date, startMin, duration }: UsualVisit): FallbackVisit {
  const usual = fromMinutes(startMin);
  const startTime = date === null ? usual : defaultStart(trip, { date, duration }, usual);
  return { date, startTime, duration };
}
