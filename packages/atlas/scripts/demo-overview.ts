import type { DemoOverview } from '@ooo/domain/demo/demo-overview';
import { inEveryLanguage, type Language } from '@ooo/texts/languages';
import { findCityClimate } from '../src/climate.ts';
import { getCityKnowledge } from '../src/city-knowledge.ts';
import type { Destination } from '../src/destinations.ts';
import { findEventRows } from '../src/events.ts';
import { findHolidayTable } from '../src/holidays.ts';
import { translateOverviewText } from '../src/overview-texts.ts';
import { getWeekRows } from '../src/seasons.ts';

/** What the atlas knows of the demo's city for an overview. */
export function makeDemoOverview(destination: Destination): DemoOverview {
  const { code, countryCode } = destination;
  const { names, season, facts } = getCityKnowledge(destination);
  const holidays = findHolidayTable(countryCode);
  const climate = findCityClimate(code);
  const [weeks, events] = [getWeekRows(code), findEventRows(code)];
  if (!season || !facts || !holidays || !climate || !events) {
    throw new RangeError(`not enough is known of ${code}`);
  }
  const english = [
    ...weeks.rows.flatMap(([name, , , , , note]) => [name, note]),
    ...events.rows.flatMap(([, name, , , , impact]) => [name, impact]),
    ...holidays.holidays.map(({ name }) => name),
  ];
  const textsIn = (language: Language) =>
    Object.fromEntries(english.map((text) => [text, translateOverviewText(language, text)]));
  const { en: _english, ...texts } = inEveryLanguage(textsIn);
  return { names, season, facts, weeks, events, holidays, climateAsOf: climate.asOf, texts };
}
