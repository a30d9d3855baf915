import type { Language } from '@ooo/domain/account/user.schema';
import type { DestinationFacts } from '@ooo/domain/places/destination-facts.schema';
import type {
  PlaceSearchResult,
  RecommendationsPage,
  RecommendationsRequest,
} from '@ooo/domain/places/place.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { LocalNames } from '@ooo/domain/shared/local-names';
import { createContext, useContext } from 'react';

export interface PlaceQuery {
  readonly query: string;
  readonly destination: string;
  readonly language: Language;
}

export interface AirportFacts {
  readonly name: string;
  /** Of the city that travellers mean. */
  readonly cityNames: LocalNames;
  readonly coordinates: Coordinates;
}

/**
 * Where places come from: the server for a signed-in traveller, what ships with the page for the local
 * demo. Like a `TripSource`, screens ask it and never which of the two it is.
 */
export interface PlaceSource {
  /** Null for a place that the source does not know. */
  findDestination(destination: string): Promise<DestinationFacts | null>;
  /** By its code; null for one that the source does not know. */
  findAirport(code: string): Promise<AirportFacts | null>;
  /** The best first. */
  search(query: PlaceQuery, signal?: AbortSignal): Promise<PlaceSearchResult[]>;
  recommend(request: RecommendationsRequest, signal?: AbortSignal): Promise<RecommendationsPage>;
}

export const PlaceSourceContext = createContext<PlaceSource | null>(null);

export function usePlaceSource(): PlaceSource {
  const source = useContext(PlaceSourceContext);
  if (!source) throw new Error('usePlaceSource needs a PlaceSourceContext above it');
  return source;
}
