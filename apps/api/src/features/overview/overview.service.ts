import { findCityClimate } from '@ooo/atlas/climate';
import { findCountryFacts } from '@ooo/atlas/country-facts';
import { type Destination, findDestination } from '@ooo/atlas/destinations';
import { listEvents } from '@ooo/atlas/events';
import { findHolidayArea, listHolidays } from '@ooo/atlas/holidays';
import { findSeason, listNotableWeeks } from '@ooo/atlas/seasons';
import type { CityEvent } from '@ooo/domain/overview/city-event';
import type { Stay } from '@ooo/domain/overview/overview-request.schema';
import {
  buildOverview,
  type ClimateSummary,
  type OverviewFacts,
  toDestinationOverview,
} from '@ooo/domain/overview/overview.rules';
import type { FactSource, SourcedOverview, StayEvents } from '@ooo/domain/overview/overview.schema';
import { addDays, type CalendarDate, listDates } from '@ooo/domain/shared/calendar-date';
import { climateOfDay } from '@ooo/domain/weather/climate-of-day';
import { AppError } from '../../errors/app-error.ts';

/** So many days before and after a stay are looked at for holidays, so that long weekends are seen whole. */
const AROUND_DAYS = 10;

/** NOT_FOUND for a destination that the atlas does not know. */
export function describeStay(stay: Stay): SourcedOverview {
  const city = findCity(stay);
  const { startDate, endDate } = stay;
  const season = findSeason(city.code);
  const facts = findCountryFacts(city.countryCode);
  const climate = summariseClimate(city, listDates(startDate, endDate));
  const overview = buildOverview({
    city: city.city,
    startDate,
    endDate,
    ...(season && { season }),
    ...(facts && { facts }),
    ...(climate && { climate }),
    weeks: listNotableWeeks(city.code, startDate, endDate),
    holidays: listHolidays(
      findHolidayArea(city.code) ?? city.countryCode,
      addDays(startDate, -AROUND_DAYS),
      addDays(endDate, AROUND_DAYS),
    ),
    events: listEvents(city.code, startDate, endDate),
  });
  return { ...toDestinationOverview(overview), sources: listSources(overview) };
}

/** NOT_FOUND for a destination that the atlas does not know; none for a city whose events it does not know. */
export function findStayEvents(stay: Stay): StayEvents {
  const events = listEvents(findCity(stay).code, stay.startDate, stay.endDate).map(toStayEvent);
  const lines = events.map(({ name, dates, impact }) => `${name} (${dates}): ${impact}`);
  return { hasEvents: events.length > 0, eventInfo: lines.join('\n'), events };
}

function findCity({ destination }: Pick<Stay, 'destination'>): Destination {
  const city = findDestination(destination);
  if (city) return city;
  throw new AppError('NOT_FOUND', { message: 'We don’t know this destination yet.' });
}

function toStayEvent({ name, dates, impact, source, asOf }: CityEvent): StayEvents['events'][0] {
  return { name, dates, impact, source, asOf };
}

function summariseClimate(
  { code }: Destination,
  days: readonly CalendarDate[],
): ClimateSummary | undefined {
  const normals = findCityClimate(code);
  if (!normals) return undefined;
  const usual = days.map((date) => climateOfDay(normals, date));
  return {
    highC: mean(usual.map(({ highC }) => highC)),
    lowC: mean(usual.map(({ lowC }) => lowC)),
    rainDays: usual.reduce((sum, { rainChance }) => sum + rainChance, 0),
    source: `${normals.source}, ${normals.station}, ${normals.period}`,
    asOf: normals.asOf,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function listSources({ seasonDescription, insights, majorEvents }: OverviewFacts): FactSource[] {
  const said = [seasonDescription, ...insights, ...majorEvents];
  const sources = new Map(said.map(({ source, asOf }) => [source, { source, asOf }]));
  return [...sources.values()];
}
