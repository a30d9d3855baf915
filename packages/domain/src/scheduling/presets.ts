import type { FlightTrip } from '../flight-window/flight-ends.ts';
import { checkVisit } from '../flight-window/flight-window.rules.ts';
import type { PoiTag } from '../pois/poi.schema.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { type WallTime, fromMinutes } from '../shared/wall-time.ts';
import { PRESET_START_MIN } from './day-rhythm.ts';

/** The dialogs that offer presets: the map's "Set Time for Activity", and "Add and Schedule Event". */
export type PresetDialog = 'map' | 'schedule';

/** A time to pick with one click; `tag` says what kind of place it is meant for. */
export interface TimePreset {
  readonly id: keyof typeof PRESET_START_MIN;
  readonly tag: PoiTag;
  readonly startTime: WallTime;
  /** Minutes. */
  readonly duration: number;
}

interface PresetRow extends Omit<TimePreset, 'duration'> {
  readonly duration: Readonly<Record<PresetDialog, number>>;
  readonly needsDate: boolean;
}

const PRESETS: readonly PresetRow[] = [
  row('lunch', 'eat', { map: 90, schedule: 90 }),
  row('dinner', 'eat', { map: 120, schedule: 120 }),
  row('night-out', 'drink', { map: 150, schedule: 90 }),
  { ...row('afternoon', 'shop', { map: 120, schedule: 60 }), needsDate: false },
];

function row(id: TimePreset['id'], tag: PoiTag, duration: PresetRow['duration']): PresetRow {
  return { id, tag, startTime: fromMinutes(PRESET_START_MIN[id]), duration, needsDate: true };
}

/** What the presets of a place follow from. */
interface PresetQuestion {
  readonly tag: PoiTag;
  readonly date: CalendarDate | null;
  readonly dialog: PresetDialog;
}

/** The presets for the tag that fit the trip's flight window on a date; without a date the afternoon alone. */
export function presetsFor(trip: FlightTrip, { tag, date, dialog }: PresetQuestion): TimePreset[] {
  return PRESETS.filter((row) => row.tag === tag).flatMap(
    ({ id, startTime, duration, needsDate }) => {
      const preset = { id, tag, startTime, duration: duration[dialog] };
      const fits = date === null ? !needsDate : checkVisit(trip, { ...preset, date }).ok;
      return fits ? [preset] : [];
    },
  );
}
