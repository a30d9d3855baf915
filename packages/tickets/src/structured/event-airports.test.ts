import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { nameAirports } from './event-airports.ts';

const start = { date: '2027-03-04' as CalendarDate, snippet: '2027-03-04' };
const found = (value: string) => ({ value, snippet: value, foundBy: 'shapes' as const });

describe('nameAirports', () => {
  it.each([
    ['the airport where it takes place', 'Trip', 'Gimpo International Airport', '', 'GMP'],
    ['a line of that place', 'Trip', 'Incheon International Airport\nSeoul', '', 'ICN'],
    ['a code in its heading', '서울(ICN) → 뉴욕(JFK)', '', '', 'ICN'],
    ['a code in its text', 'Trip', '', 'Terminal 1 of GMP airport (GMP)', 'GMP'],
    ['nothing where it names two of the city', 'Bus GMP - ICN', 'Seoul', '', undefined],
    [
      'nothing where it names another city’s',
      'Trip',
      'Narita International Airport',
      '',
      undefined,
    ],
    ['nothing where it names the city again', 'Flight from Seoul', 'Seoul', '', undefined],
  ])('takes for a city %s', (_, summary, location, description, code) => {
    const segment = { fromName: found('Seoul'), to: found('JFK') };
    const named = nameAirports(segment, { summary, location, description, start });
    expect(named.from?.value).toBe(code);
    expect(named.to?.value).toBe('JFK');
  });

  it('leaves a code that means one airport', () => {
    const event = {
      summary: 'KE2101 GMP-HND',
      location: 'Incheon Airport',
      description: '',
      start,
    };
    expect(nameAirports({ from: found('GMP') }, event)).toEqual({ from: found('GMP') });
  });
});
