import type { DemoAirport, DemoAtlas } from '@ooo/domain/demo/demo-atlas';
import { DEMO_TRIP } from '@ooo/domain/demo/demo-trip';
import type { PackingCountry } from '@ooo/domain/packing/packing-input.types';
import { toPackingCountry } from '@ooo/domain/packing/packing-source';
import { listDates } from '@ooo/domain/shared/calendar-date';
import type { SourcedNormals } from '@ooo/domain/weather/climate-weather';
import { cityNamesOf, findAirport } from '../src/airports.ts';
import { findCityClimate } from '../src/climate.ts';
import { countryName, flagOf } from '../src/countries.ts';
import { findCountryFacts } from '../src/country-facts.ts';
import { findDestination } from '../src/destinations.ts';
import { listOpenWindows } from '../src/opening-hours.ts';
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

/** What the atlas knows of the demo's destination on the demo's days. */
export function makeDemoAtlas(): DemoAtlas {
  const destination = findDestination(DEMO_TRIP.destination);
  const places = listPlaces(DEMO_TRIP.destination);
  const [first] = places;
  if (!destination || !first) throw new RangeError('the demo leads to a city without places');
  const dates = listDates(DEMO_TRIP.startDate, DEMO_TRIP.endDate);
  const { city, country, countryCode, flag, coordinates, zone } = destination;
  const airports = [DEMO_TRIP.departureAirport, DEMO_TRIP.arrivalAirport].map(getAirport);
  return {
    destination: { city, country, countryCode, flag, coordinates, zone },
    airports,
    climate: getClimate(DEMO_TRIP.destination),
    overview: makeDemoOverview(destination),
    packing: { countries: airports.map((airport) => getPackingCountry(airport.countryCode)) },
    asOf: first.asOf,
    firstDate: DEMO_TRIP.startDate,
    places: places.map(({ asOf: _asOf, ...place }) =>
      Object.assign(place, {
        hours: listOpenWindows({
          expression: place.openingHours ?? '',
          dates,
          zone,
          coordinates: place.coordinates,
          countryCode,
        }).map(({ windows }) =>
          windows ? windows.map(({ openMin, closeMin }) => [openMin, closeMin] as const) : null,
        ),
      }),
    ),
  };
}

/** One line a place, so that a change shows as what it is. */
export function toDemoAtlasText(): string {
  const { places, ...facts } = makeDemoAtlas();
  const lines = places.map((place) => JSON.stringify(place)).join(',\n');
  return `${JSON.stringify(facts).slice(0, -1)},"places":[\n${lines}\n]}\n`;
}
