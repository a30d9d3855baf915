import type { DemoAirport } from '@ooo/domain/demo/demo-atlas';
import { fold } from '@ooo/domain/shared/fold';
import type { Procedures } from '../trpc.ts';
import { refuse } from './refuse.ts';
import type { DemoWorld } from './demo-world.ts';

const MIN_QUERY_LENGTH = 2;

function isFoundBy(query: string, { iata, name, cityNames }: DemoAirport): boolean {
  const { en, ko = en, es = en } = cityNames;
  return [iata, name, en, ko, es].some((known) => fold(known).startsWith(query));
}

/** The two airports of the demo. */
export function demoAirports({ atlas: { airports } }: Pick<DemoWorld, 'atlas'>) {
  return {
    'airports.search': ({ q }) => {
      const query = fold(q.trim());
      if (query.length < MIN_QUERY_LENGTH) return [];
      return airports
        .filter((airport) => isFoundBy(query, airport))
        .map(({ iata, name, cityName: city, cityNames, country, flag }) => ({
          iata,
          name,
          city,
          cityNames,
          country,
          flag,
        }));
    },
    'airports.city': ({ airportCode }) => {
      const airport = airports.find(({ iata }) => iata === airportCode.trim().toUpperCase());
      if (!airport) throw refuse('no-such-airport', { code: airportCode });
      const { iata: _iata, name: _name, flag: _flag, ...city } = airport;
      return city;
    },
  } satisfies Procedures;
}
