import type { DemoAirport, DemoAtlas } from '@ooo/domain/demo/demo-atlas';
import { DEMO_PLAN } from '@ooo/domain/demo/demo-trip';
import type { PackingCountry } from '@ooo/domain/packing/packing-input.types';
import { toPackingCountry } from '@ooo/domain/packing/packing-source';
import type { SourcedNormals } from '@ooo/domain/weather/climate-weather';
import { cityNamesOf, findAirport } from '../src/airports.ts';
import { findCityClimate } from '../src/climate.ts';
import { countryName, flagOf } from '../src/countries.ts';
import { findCountryFacts } from '../src/country-facts.ts';
import { findDestination } from '../src/destinations.ts';
import { listPlaces } from '../src/places.ts';
import { makeDemoOverview } from './demo-overview.ts';

function getAirport(iata: string): DemoAirport {
  const airport = findAirport(iata);
  if (!airport) throw new RangeError(`no airport ${iata}`);
  const { name, city, cityCode, countryCode, zone, coordinates } = airport;
  return {
    iata,
    name,
    cityName: city,
    cityNames: cityNamesOf(airport),
    cityCode,
    country: countryName(countryCode, 'en'),
    countryCode,
    flag: flagOf(countryCode),
    zone,
    coordinates,
  };
}

function getClimate(city: string): SourcedNormals {
  const found = findCityClimate(city);
  if (!found) throw new RangeError(`no climate of ${city}`);
  const { source, station, period, highC, lowC, rainMm, rainDays } = found;
  return { source, station, period, highC, lowC, rainMm, rainDays };
}

function getPackingCountry(countryCode: string): PackingCountry {
  const facts = findCountryFacts(countryCode);
  if (!facts) throw new RangeError(`no facts of ${countryCode}`);
  return toPackingCountry(facts);
}

/** The atlas's data on the demo's destination, for any days. */
export function makeDemoAtlas(): DemoAtlas {
  const destination = findDestination(DEMO_PLAN.destination);
  const places = listPlaces(DEMO_PLAN.destination);
  const [first] = places;
  if (!destination || !first) throw new RangeError('the demo leads to a city without places');
  const { city, names, country, countryCode, flag, coordinates, zone } = destination;
  const airports = [DEMO_PLAN.departureAirport, DEMO_PLAN.arrivalAirport].map(getAirport);
  return {
    destination: { city, names, country, countryCode, flag, coordinates, zone },
    airports,
    climate: getClimate(DEMO_PLAN.destination),
    overview: makeDemoOverview(destination),
    packing: { countries: airports.map((airport) => getPackingCountry(airport.countryCode)) },
    asOf: first.asOf,
    places: places.map(({ asOf: _asOf, ...place }) => place),
  };
}

/** One line a place, so that a change shows as what it is. */
export function toDemoAtlasText(): string {
  const { places, ...facts } = makeDemoAtlas();
  const lines = places.map((place) => JSON.stringify(place)).join(',\n');
  return `${JSON.stringify(facts).slice(0, -1)},"places":[\n${lines}\n]}\n`;
}
