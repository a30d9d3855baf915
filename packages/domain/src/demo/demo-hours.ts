import { toDayFacts } from '../opening-hours/day-facts.ts';
import { openWindowsOn } from '../opening-hours/open-windows.ts';
import { parseOpeningHours } from '../opening-hours/parse-opening-hours.ts';
import type { OpeningRule } from '../opening-hours/rule.types.ts';
import type { OpenWindow } from '../scheduling/schedule.schema.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { DemoAtlas } from './demo-atlas.ts';

/** The fields of a POI that its opening hours depend on. */
interface Doors {
  readonly openingHours: string | null;
  readonly location: { readonly coordinates?: Coordinates | undefined };
}

/** When a place is open on a date, as the planner asks; null where it is not known. */
export type HoursOf = (poi: Doors, date: CalendarDate) => OpenWindow[] | null;

/**
 * The hours of the demo's POIs on any date, read from their own words as on a server. Public holidays count in the
 * years that the atlas lists.
 */
export function demoHours({ destination, overview }: DemoAtlas): HoursOf {
  const holidays = new Set(overview.holidays.holidays.map(({ date }) => date));
  const rulesByText = new Map<string, readonly OpeningRule[] | undefined>();
  const rulesOf = (text: string): readonly OpeningRule[] | undefined => {
    if (!rulesByText.has(text)) rulesByText.set(text, parseOpeningHours(text));
    return rulesByText.get(text);
  };
  return ({ openingHours, location }, date) => {
    const rules = openingHours === null ? undefined : rulesOf(openingHours);
    if (!rules) return null;
    const { zone, coordinates } = destination;
    const place = { zone, coordinates: location.coordinates ?? coordinates };
    return openWindowsOn(rules, date, toDayFacts(place, holidays));
  };
}
