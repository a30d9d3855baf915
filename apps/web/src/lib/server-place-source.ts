import type { PlaceSource } from './place-source.ts';
import type { TrpcClient } from './trpc.ts';

/** Places as the server's providers know them, over tRPC. */
export function createServerPlaceSource(client: TrpcClient): PlaceSource {
  return {
    findDestination: (destination) => client.places.destination.query({ destination }),
    findAirport: async (code) => {
      const [found, { cityNames, coordinates }] = await Promise.all([
        client.airports.search.query({ q: code }),
        client.airports.city.query({ airportCode: code }),
      ]);
      const name = found.find(({ iata }) => iata === code)?.name ?? code;
      return { name, cityNames, coordinates };
    },
    search: ({ query, destination }, signal) =>
      client.places.search.query({ query, destination }, signal && { signal }),
    recommend: (request, signal) =>
      client.places.recommendations.query(request, signal && { signal }),
  };
}
