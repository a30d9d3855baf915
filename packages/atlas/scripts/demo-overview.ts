import type { DemoOverview } from '@ooo/domain/demo/demo-overview';
import { findCityClimate } from '../src/climate.ts';
import { getCityKnowledge } from '../src/city-knowledge.ts';
import type { Destination } from '../src/destinations.ts';
import { getEventRows } from '../src/events.ts';
import { findHolidayTable } from '../src/holidays.ts';
import { getWeekRows } from '../src/seasons.ts';

/** What the atlas knows of the demo's city for an overview. */
export function makeDemoOverview(destination: Destination): DemoOverview {
  const { code, countryCode } = destination;
  const { names, season, facts } = getCityKnowledge(destination);
  const holidays = findHolidayTable(countryCode);
  const climate = findCityClimate(code);
  if (!season || !facts || !holidays || !climate) {
    throw new RangeError(`not enough is known of ${code}`);
  }
  const [weeks, events] = [getWeekRows(code), getEventRows(code)];
  return { names, season, facts, weeks, events, holidays, climateAsOf: climate.asOf, texts: {} };
}
