import { distanceKm } from '@ooo/domain/distance/haversine';
import { foldWords } from '@ooo/domain/shared/fold';
import { describe, expect, it } from 'vitest';
import { cityNamesOf, findAirport } from './airports.ts';
import { listAirports, listCityAirports } from './airport-table.ts';
import { listCities } from './city-table.ts';
import { findDestination, findDestinationOfAirport } from './destinations.ts';
import { readData } from './read-data.ts';

describe('the city of an airport', () => {
  it.each([
    // Codes that moved or opened
    ['KTI', 'Phnom Penh', 'PNH'],
    ['WSI', 'Sydney', 'SYD'],
    ['NBJ', 'Luanda', 'LAD'],
    ['NMI', 'Mumbai', 'BOM'],
    ['COV', 'Adana', 'ADA'],
    ['HSR', 'Rajkot', 'RAJ'],
    ['SAI', 'Siem Reap', 'REP'],
    ['NQZ', 'Astana', 'NQZ'],
    ['BSZ', 'Bishkek', 'BSZ'],
    // The city that it serves, and not the village or the suburb
    ['KUT', 'Kutaisi', 'KUT'],
    ['EAS', 'San Sebastián', 'EAS'],
    ['NYT', 'Naypyidaw', 'NYT'],
    ['RMU', 'Murcia', 'RMU'],
    ['SZZ', 'Szczecin', 'SZZ'],
    ['ORN', 'Oran', 'ORN'],
    ['KJT', 'Bandung', 'BDO'],
    // An island, and not a namesake or a port on the mainland
    ['LDH', 'Lord Howe Island', 'LDH'],
    ['IPC', 'Easter Island', 'IPC'],
    ['SKZ', 'Sukkur', 'SKZ'],
    ['PMF', 'Parma', 'PMF'],
    ['AKI', 'Akiak', 'AKI'],
  ])('%s is %s', (code, city, cityCode) => {
    expect(findAirport(code)).toMatchObject({ city, cityCode });
  });

  it.each([
    ['KUT', '쿠타이시', 'Kutaisi'],
    ['IPC', '이스터섬', 'Isla de Pascua'],
    ['NYT', '네피도', 'Naipyidó'],
    ['KTI', '프놈펜', 'Nom Pen'],
  ])('%s is %s in Korean', (code, ko, es) => {
    const airport = findAirport(code);
    expect(airport && cityNamesOf(airport)).toMatchObject({ ko, es });
  });

  it('is where the code is now, and the old airport has no flights', () => {
    expect(distanceKm(findAirport('KTI')?.coordinates ?? [0, 0], [104.92, 11.36])).toBeLessThan(5);
    expect(findDestinationOfAirport('KTI')).toMatchObject({
      city: 'Phnom Penh',
      countryCode: 'KH',
    });
    expect(listCityAirports('PNH').map(({ iata }) => iata)).toEqual(['KTI', 'PNH']);
    expect(findAirport('PNH')?.isScheduled).toBe(false);
  });

  it.each([
    ['Hondarribia', 'EAS'],
    ['Kopitnari, Georgia', 'KUT'],
    ['Shetland Islands', 'LWK'],
    ['Seyhan', 'ADA'],
  ])('is found for a trip that was made to %s', (name, airport) => {
    expect(findDestination(name)?.airports).toContain(airport);
  });

  it('of a former name is an airport of the atlas', () => {
    const rows = readData<readonly (readonly [string, string])[]>('former-cities.json');
    expect(rows.filter(([name, iata]) => name.trim() === '' || !findAirport(iata))).toEqual([]);
  });

  it('does not keep the namesake as another name', () => {
    expect(findAirport('LDH')?.aliases).toEqual([]);
  });
});

/** A city and the airports of its code, farther apart than this, are not one journey by road. */
const FAR_KM = 100;
/** Farther, with a reason. */
const FAR: Readonly<Record<string, string>> = {
  HHN: 'sold as Frankfurt-Hahn',
  RFD: 'calls itself Chicago Rockford',
};

/** Airports that name a city of the atlas near by, and are another's, with the reason. */
const NAMES_ANOTHER: Readonly<Record<string, string>> = {
  PAE: 'in Everett, half an hour from Seattle',
  QQW: 'a railway station',
};

describe('every airport', () => {
  const cities = listCities();

  it(`is within ${FAR_KM} km of its city`, () => {
    const far = cities.flatMap(({ code, center }) =>
      listCityAirports(code)
        .filter(({ iata, coordinates }) => distanceKm(center, coordinates) > FAR_KM && !FAR[iata])
        .map(({ iata, city }) => `${iata}: ${city}`),
    );
    expect(far).toEqual([]);
  });

  it(`is within ${FAR_KM} km of the others of its city`, () => {
    const far = listAirports().filter(({ cityCode, coordinates, iata }) => {
      const [main] = listCityAirports(cityCode);
      return main && distanceKm(main.coordinates, coordinates) > FAR_KM * 1.5 && !FAR[iata];
    });
    expect(far.map(({ iata, city }) => `${iata}: ${city}`)).toEqual([]);
  });

  it('is for the city of the atlas that its own name begins with', () => {
    const others = listAirports().filter((airport) => {
      if (!airport.isScheduled || NAMES_ANOTHER[airport.iata]) return false;
      const words = foldWords(airport.name).join(' ');
      return cities.some(
        (city) =>
          city.code !== airport.cityCode &&
          city.countryCode === airport.countryCode &&
          words.startsWith(`${foldWords(city.name).join(' ')} `) &&
          distanceKm(city.center, airport.coordinates) < 60,
      );
    });
    expect(others.map(({ iata, name, city }) => `${iata} ${name}: ${city}`)).toEqual([]);
  });
});
