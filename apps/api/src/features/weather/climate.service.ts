import { findClimate, type PlaceClimate } from '@ooo/atlas/climate';
import { toClimateWeather } from '@ooo/domain/weather/climate-weather';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';
import type { ClimateOfDay } from '../../context/ports/climates.ts';

/** The usual weather of days at a place by a station's normals; empty without any. */
export function stationClimate(
  normals: PlaceClimate | undefined,
  place: WeatherPlace,
): ClimateOfDay {
  return (date) => normals && toClimateWeather(normals, place, date);
}

/** The same from the atlas alone: empty where no station is near. */
export function climateAt(place: WeatherPlace): ClimateOfDay {
  return stationClimate(findClimate({ coordinates: place.coordinates }), place);
}
