import type { CityKnowledge } from '@ooo/domain/overview/city-knowledge';
import type { LocalNames } from '@ooo/domain/shared/local-names';
import { findCity, listTowns } from './city-table.ts';
import { findClimate } from './climate.ts';
import { findCountryFacts } from './country-facts.ts';
import type { Destination } from './destinations.ts';
import { listEvents } from './events.ts';
import { findHolidayArea, listHolidays } from './holidays.ts';
import { findSeason, listNotableWeeks } from './seasons.ts';
import { findNames } from './names-by-language.ts';

function namesOf({ code, city }: Destination): LocalNames {
  const town = listTowns().find(({ name }) => name === city && name.toUpperCase() === code);
  return findCity(code)?.names ?? town?.names ?? { en: city, ...findNames('cities', code) };
}

/** What the atlas knows of a destination, as an overview needs it; its parts are absent or empty where it knows nothing. */
export function getCityKnowledge(destination: Destination): CityKnowledge {
  const { code, countryCode, coordinates } = destination;
  return {
    names: namesOf(destination),
    season: findSeason(code),
    facts: findCountryFacts(countryCode),
    normals: findClimate({ coordinates }),
    listWeeks: (from, to) => listNotableWeeks(code, from, to),
    listHolidays: (from, to) => listHolidays(findHolidayArea(code) ?? countryCode, from, to),
    listEvents: (from, to) => listEvents(code, from, to),
  };
}
