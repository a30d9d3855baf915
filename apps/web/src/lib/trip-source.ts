import type { Language } from '@ooo/domain/account/user.schema';
import type { Poi, PoiCreate, PoiPatch } from '@ooo/domain/pois/poi.schema';
import type { OpeningDays } from '@ooo/domain/scheduling/plan-trip';
import type {
  Arrangement,
  AutoPickAnswer,
  AutoPickRequest,
  AutoPlanAnswer,
  AutoPlanRequest,
  OpeningHoursRequest,
} from '@ooo/domain/scheduling/schedule.schema';
import type { Trip, TripCreate, TripPatch } from '@ooo/domain/trips/trip.schema';
import { createContext, useContext } from 'react';

export interface TripOverview {
  readonly trip: Trip;
  readonly poiCount: number;
}

/**
 * Where trips and places live: the server for a signed-in traveller, the browser for the local
 * demo. Screens ask this and never which of the two it is. Every method rejects with an error that
 * `toAppError` understands.
 */
export interface TripSource {
  listTrips(): Promise<Trip[]>;
  listOverviews(): Promise<TripOverview[]>;
  getTrip(id: number): Promise<Trip>;
  createTrip(input: TripCreate): Promise<Trip>;
  /** The sample trip to Seoul with its places, in `language` where the source has no other. */
  startDemo(language: Language): Promise<Trip>;
  updateTrip(id: number, patch: TripPatch): Promise<Trip>;
  deleteTrip(id: number): Promise<void>;

  listPois(tripId: number): Promise<Poi[]>;
  createPoi(input: PoiCreate): Promise<Poi>;
  updatePoi(id: number, patch: PoiPatch): Promise<Poi>;
  deletePoi(id: number): Promise<void>;

  suggestTime(request: AutoPickRequest): Promise<AutoPickAnswer>;
  planTrip(request: AutoPlanRequest): Promise<AutoPlanAnswer>;
  /** Sets or clears several times, all or none, and answers the places that changed. */
  arrange(arrangement: Arrangement): Promise<Poi[]>;
  /** Of a large trip as many days from `from` on as an answer holds. */
  listOpeningHours(request: OpeningHoursRequest): Promise<OpeningDays[]>;
}

export const TripSourceContext = createContext<TripSource | null>(null);

export function useTripSource(): TripSource {
  const source = useContext(TripSourceContext);
  if (!source) throw new Error('useTripSource needs a TripSourceContext above it');
  return source;
}
