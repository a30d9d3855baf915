import { describe, expect, it } from 'vitest';
import { listAirports } from './airport-table.ts';
import { listCities, listTowns } from './city-table.ts';
import { findDestination, findDestinationOfAirport, findMainCity } from './destinations.ts';

describe('findDestination', () => {
  it.each([
    ['Seoul', 'Seoul', 'KR', '🇰🇷', 'Asia/Seoul'],
    ['Seoul, South Korea', 'Seoul', 'KR', '🇰🇷', 'Asia/Seoul'],
    ['Seoul Trip', 'Seoul', 'KR', '🇰🇷', 'Asia/Seoul'],
    ['서울', 'Seoul', 'KR', '🇰🇷', 'Asia/Seoul'],
    ['서울 여행', 'Seoul', 'KR', '🇰🇷', 'Asia/Seoul'],
    ['Seúl', 'Seoul', 'KR', '🇰🇷', 'Asia/Seoul'],
    ['Tokyo, Japan', 'Tokyo', 'JP', '🇯🇵', 'Asia/Tokyo'],
    ['Nueva York', 'New York', 'US', '🇺🇸', 'America/New_York'],
    ['new york city', 'New York', 'US', '🇺🇸', 'America/New_York'],
    ['San Francisco', 'San Francisco', 'US', '🇺🇸', 'America/Los_Angeles'],
    ['Londres', 'London', 'GB', '🇬🇧', 'Europe/London'],
    ['Köln', 'Cologne', 'DE', '🇩🇪', 'Europe/Berlin'],
    ['Berlin', 'Berlin', 'DE', '🇩🇪', 'Europe/Berlin'],
    ['ICN', 'Seoul', 'KR', '🇰🇷', 'Asia/Seoul'],
    ['LON', 'London', 'GB', '🇬🇧', 'Europe/London'],
    ['Trip to Lisbon', 'Lisbon', 'PT', '🇵🇹', 'Europe/Lisbon'],
    ['Portland, ME', 'Portland', 'US', '🇺🇸', 'America/New_York'],
    ['Portland, OR', 'Portland', 'US', '🇺🇸', 'America/Los_Angeles'],
    ['Valencia, Venezuela', 'Valencia', 'VE', '🇻🇪', 'America/Caracas'],
    ['Valencia, Spain', 'Valencia', 'ES', '🇪🇸', 'Europe/Madrid'],
    ['Singapore', 'Singapore', 'SG', '🇸🇬', 'Asia/Singapore'],
    ['Kyoto', 'Kyoto', 'JP', '🇯🇵', 'Asia/Tokyo'],
    ['Toledo, OH', 'Toledo', 'US', '🇺🇸', 'America/New_York'],
    ['Toledo, Spain', 'Toledo', 'ES', '🇪🇸', 'Europe/Madrid'],
    ['경주', 'Gyeongju', 'KR', '🇰🇷', 'Asia/Seoul'],
    ['Brujas', 'Bruges', 'BE', '🇧🇪', 'Europe/Brussels'],
    ['Verona', 'Verona', 'IT', '🇮🇹', 'Europe/Rome'],
    ['Goa', 'Goa', 'IN', '🇮🇳', 'Asia/Kolkata'],
  ])('%s', (text, city, countryCode, flag, zone) => {
    expect(findDestination(text)).toMatchObject({ city, countryCode, flag, zone });
  });

  it.each(['', '   ', ',', 'Atlantis', 'Trip', 'zzzz, France'])('knows no %j', (text) => {
    expect(findDestination(text)).toBeUndefined();
  });

  it('has the centre of the city and its airports, the main one first §9.32', () => {
    const seoul = findDestination('Seoul');
    expect(seoul?.coordinates).toEqual([126.978, 37.5665]);
    expect(seoul?.airports.slice(0, 2)).toEqual(['ICN', 'GMP']);
    expect(seoul?.country).toBe('South Korea');
  });

  it('finds every city of the list by each of its names §5.25', () => {
    const lost = listCities().flatMap((city) =>
      city.allNames.filter((name) => {
        const found = findDestination(`${name}, ${city.countryCode}`);
        return found?.code !== city.code;
      }),
    );
    expect(lost).toEqual([]);
  });

  it('finds a city for every scheduled airport', () => {
    const lost = listAirports()
      .filter((airport) => airport.isScheduled && !findDestination(airport.city))
      .map((airport) => `${airport.iata} ${airport.city}`);
    expect(lost).toEqual([]);
  });
});

describe('towns without an airport', () => {
  it.each(listTowns())('$name is found by each of its names, with the airport used', (town) => {
    for (const name of town.allNames) {
      expect(findDestination(name)).toMatchObject({ city: town.name, airports: [town.airport] });
    }
  });
});

describe('findDestinationOfAirport', () => {
  it('has the city of an airport', () => {
    expect(findDestinationOfAirport('nrt')).toMatchObject({ city: 'Tokyo', code: 'TYO' });
    expect(findDestinationOfAirport('QQQ')).toBeUndefined();
  });
});

describe('findMainCity', () => {
  it.each([
    ['Xyzville, Slovenia', 'Ljubljana'],
    ['Slovenia', 'Ljubljana'],
    ['Xyzville', undefined],
  ])('%s', (text, city) => {
    expect(findMainCity(text)?.city).toBe(city);
  });
});
