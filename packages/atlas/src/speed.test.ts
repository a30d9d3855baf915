import { describe, expect, it } from 'vitest';
import { listDates } from '@ooo/domain/shared/calendar-date';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { findAirportsByName, searchAirports } from './airports.ts';
import { findCityClimate, findClimate } from './climate.ts';
import { listOpenWindows } from './opening-hours.ts';

function medianMs(inputs: readonly string[], run: (input: string) => unknown): number {
  for (const input of inputs) run(input);
  const times = inputs.map((input) => {
    const start = performance.now();
    run(input);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Of one part again and again, as long as a place may have its hours. */
function filled(part: string, separator: string): string {
  const count = Math.floor(400 / (part.length + separator.length));
  return Array.from({ length: count }, () => part).join(separator);
}

describe('speed', () => {
  it('searches airports in under 3 ms, as the traveller types', () => {
    const typed = ['se', 'seo', 'sa', 'san', 'san f', 'lon', 'new york', '서울', 'são paulo', 'zz'];
    expect(medianMs(typed, (query) => searchAirports(query))).toBeLessThan(3);
  });

  it('finds an airport in a ticket in under 1 ms', () => {
    const printed = [
      'BERLIN, DE (TEGEL)',
      'San Francisco International',
      'New York, NY - LaGuardia',
      'STOCKHOLM ARLAN',
      '서울(인천)',
      'Passenger name and fare conditions of carriage',
    ];
    expect(medianMs(printed, (text) => findAirportsByName(text))).toBeLessThan(1);
  });

  it('finds the climate of a city and of a point in under 1 ms', () => {
    const cities = ['SEL', 'Kyoto', 'Santa Cruz de la Sierra', 'Nowhere'];
    expect(medianMs(cities, (city) => findCityClimate(city))).toBeLessThan(1);
    const places = cities.map((_, index) => String(index * 30));
    const climateAt = medianMs(places, (lon) =>
      findClimate({ coordinates: [Number(lon), 45], elevation: 500 }),
    );
    expect(climateAt).toBeLessThan(1);
  });

  /** What takes the library longest, and what it could stumble over. */
  const HOSTILE: [string, string][] = [
    ['suns', filled('sunrise-sunset', ',')],
    ['suns with offsets', filled('(sunrise+01:00)-(sunset-01:00)', ';')],
    ['weekdays of a month', filled('Mo[1,2,3,4,5,-1,-2] 10:00-11:00', ';')],
    ['easters', filled('easter +1 day 10:00-11:00', ';')],
    ['fallbacks', filled('2050 10:00-11:00', ' || ')],
    ['short windows', filled('00:00-00:05,10:10-10:15,20:20-20:25', ',')],
    [
      'a bit of everything',
      'Su[-1] +1 day unknown; 1999+ 00:00-24:00, 2026-2030/2 20:00-30:00; Mo 17:00-sunset; 2026-2030 dawn-dusk; PH,Mo 18:00-22:00+; Su 09:00-12:00,13:00-17:00; Mo[-1] dawn-dusk || 2026-2030 20:00-30:00; week 1-20 dawn-dusk; PH 10:00+; Feb 29 10:00+ || Dec 25-Jan 06 00:00-24:00, Mo[-1] 17:00-sunset',
    ],
    [
      'what never changes',
      `${filled('sunrise-sunset', ',').slice(0, 299)},PH 10:00-10:00 "by chance"`,
    ],
    ['brackets', '('.repeat(400)],
    ['blanks', `Mo${' '.repeat(390)}x`],
    ['digits', '1'.repeat(400)],
  ];

  it.each(HOSTILE)('reads a year of %s in under 2 s', (_name, expression) => {
    const dates = listDates(CalendarDate.parse('2026-01-01'), CalendarDate.parse('2027-01-01'));
    const start = performance.now();
    const days = listOpenWindows({
      expression,
      dates,
      zone: 'Asia/Seoul',
      coordinates: [127, 37.5],
      countryCode: 'KR',
    });
    expect(performance.now() - start).toBeLessThan(2000);
    expect(days).toHaveLength(366);
  });
});
