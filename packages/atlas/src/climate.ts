import { distanceKm } from '@ooo/domain/distance/haversine';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { type ClimateStation, listClimateStations } from './climate-table.ts';
import { findDestination } from './destinations.ts';

/** Stations beyond this are not used. */
const MAX_DISTANCE_KM = 300;
/** What a metre of height costs in choosing: 500 m higher or lower counts like 100 km. */
const KM_PER_METRE = 0.2;
/** The mean fall of temperature with height in the standard atmosphere. */
const CELSIUS_PER_METRE = 0.0065;

export interface ClimatePlace {
  readonly coordinates: Coordinates;
  /** Metres above the sea; without it the nearest station counts, whatever its height. */
  readonly elevation?: number;
}

/** Normals for a place: those of a station, with temperatures at the place's height. */
export interface PlaceClimate extends ClimateStation {
  readonly distanceKm: number;
}

function atHeight(values: readonly number[], metresAbove: number): readonly number[] {
  return values.map((value) => Math.round((value - metresAbove * CELSIUS_PER_METRE) * 10) / 10);
}

function toPlaceClimate(station: ClimateStation, km: number, elevation?: number): PlaceClimate {
  const distance = { distanceKm: Math.round(km) };
  if (elevation === undefined) return { ...station, ...distance };
  const metresAbove = elevation - station.elevationM;
  return {
    ...station,
    ...distance,
    highC: atHeight(station.highC, metresAbove),
    lowC: atHeight(station.lowC, metresAbove),
  };
}

/**
 * Climate normals of the nearest station within 300 km, undefined where there is none. Where the
 * place's height is known a farther station of a like height is preferred, and the temperatures are
 * brought to that height by 6.5 °C a kilometre. `elevationM` stays the station's.
 */
export function findClimate({ coordinates, elevation }: ClimatePlace): PlaceClimate | undefined {
  let best: { station: ClimateStation; km: number; cost: number } | undefined;
  for (const station of listClimateStations()) {
    const km = distanceKm(coordinates, station.coordinates);
    if (km > MAX_DISTANCE_KM) continue;
    const climb = elevation === undefined ? 0 : Math.abs(elevation - station.elevationM);
    const cost = km + climb * KM_PER_METRE;
    if (best === undefined || cost < best.cost) best = { station, km, cost };
  }
  return best && toPlaceClimate(best.station, best.km, elevation);
}

/** Climate normals of a city by its code or name, as `findDestination` reads it. */
export function findCityClimate(cityCode: string): PlaceClimate | undefined {
  const city = findDestination(cityCode);
  return city && findClimate({ coordinates: city.coordinates });
}
