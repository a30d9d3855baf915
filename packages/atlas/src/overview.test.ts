import { toOverviewInput } from '@ooo/domain/overview/city-knowledge';
import { buildOverview } from '@ooo/domain/overview/overview.rules';
import { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import { writeOverview } from '@ooo/domain/overview/write-overview';
import { type CalendarDate, addDays } from '@ooo/domain/shared/calendar-date';
import { date } from '@ooo/domain/testing/literals';
import { READER } from '@ooo/domain/testing/make-overview';
import { describe, expect, it } from 'vitest';
import { getCityKnowledge } from './city-knowledge.ts';
import { findDestination } from './destinations.ts';
import { listSeasonCities } from './seasons.ts';

function overviewOf(name: string, startDate: CalendarDate, endDate: CalendarDate) {
  const destination = findDestination(name);
  if (!destination) throw new Error(`${name} is not in the atlas`);
  return buildOverview(toOverviewInput(getCityKnowledge(destination), { startDate, endDate }));
}

describe('an overview from built-in data', () => {
  it('says what Chuseok means for Seoul', () => {
    const overview = overviewOf('Seoul', date('2026-09-22'), date('2026-09-28'));
    expect(overview).toMatchObject({ touristSeason: 'high', crowdLevel: 'busy' });
    expect(overview.insights[0]).toMatchObject({
      values: { name: 'Chuseok', start: '2026-09-24', end: '2026-09-26' },
    });
  });

  it('knows a quiet week', () => {
    const overview = overviewOf('Dublin', date('2027-01-11'), date('2027-01-15'));
    expect(overview).toMatchObject({ touristSeason: 'low', crowdLevel: 'quiet' });
  });

  it('calls cities and towns by their names in each language', () => {
    const { city } = overviewOf('Kyoto', date('2027-01-11'), date('2027-01-15')).seasonDescription;
    expect(city).toMatchObject({ en: 'Kyoto', ko: '교토', es: 'Kioto' });
    const seoul = overviewOf('Seoul', date('2027-01-11'), date('2027-01-15')).seasonDescription;
    expect(seoul.city).toMatchObject({ en: 'Seoul', ko: '서울', es: 'Seúl' });
  });

  it('fits the schema for every city in every month of a year', () => {
    for (const code of listSeasonCities()) {
      for (let month = 1; month <= 12; month += 1) {
        const start = date(`2027-${String(month).padStart(2, '0')}-03`);
        const overview = overviewOf(code, start, addDays(start, 9));
        const written = DestinationOverview.parse(writeOverview(overview, READER));
        expect(overview.touristSeason).not.toBe('unknown');
        expect(written.insights.length).toBeGreaterThanOrEqual(8);
      }
    }
  });
});
