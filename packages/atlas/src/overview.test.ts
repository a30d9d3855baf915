import { buildOverview, toDestinationOverview } from '@ooo/domain/overview/overview.rules';
import { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import { type CalendarDate, addDays } from '@ooo/domain/shared/calendar-date';
import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { findCity } from './city-table.ts';
import { findCountryFacts } from './country-facts.ts';
import { listEvents } from './events.ts';
import { findHolidayArea, listHolidays } from './holidays.ts';
import { findSeason, listNotableWeeks, listSeasonCities } from './seasons.ts';

function overviewOf(code: string, countryCode: string, start: CalendarDate, end: CalendarDate) {
  const season = findSeason(code);
  const facts = findCountryFacts(countryCode);
  return buildOverview({
    city: code,
    startDate: start,
    endDate: end,
    ...(season ? { season } : {}),
    ...(facts ? { facts } : {}),
    weeks: listNotableWeeks(code, start, end),
    holidays: listHolidays(
      findHolidayArea(code) ?? countryCode,
      addDays(start, -10),
      addDays(end, 10),
    ),
    events: listEvents(code, start, end),
  });
}

describe('an overview from what ships', () => {
  it('says what Chuseok does to Seoul', () => {
    const overview = overviewOf('SEL', 'KR', date('2026-09-22'), date('2026-09-28'));
    expect(overview).toMatchObject({ touristSeason: 'high', crowdLevel: 'busy' });
    expect(overview.insights[0]?.text).toMatch(/^Chuseok \(2026-09-24 to 2026-09-26\): /u);
  });

  it('knows a quiet week', () => {
    const overview = overviewOf('DUB', 'IE', date('2027-01-11'), date('2027-01-15'));
    expect(overview).toMatchObject({ touristSeason: 'low', crowdLevel: 'quiet' });
  });

  it('fits the wire for every city in every month of a year', () => {
    for (const code of listSeasonCities()) {
      const country = findCity(code)?.countryCode ?? 'JP';
      for (let month = 1; month <= 12; month += 1) {
        const start = date(`2027-${String(month).padStart(2, '0')}-03`);
        const overview = overviewOf(code, country, start, addDays(start, 9));
        DestinationOverview.parse(toDestinationOverview(overview));
        expect(overview.touristSeason).not.toBe('unknown');
        expect(overview.insights.length).toBeGreaterThanOrEqual(8);
      }
    }
  });
});
