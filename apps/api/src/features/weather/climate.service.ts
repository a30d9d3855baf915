import { findClimate, type PlaceClimate } from '@ooo/atlas/climate';
import { toClimateWeather } from '@ooo/domain/weather/climate-weather';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';
import type { ClimateOfDay } from '../../context/ports/climates.ts';

/** What days at a place are usually like by the normals of a station; of none without any. */
export function stationClimate(
  normals: PlaceClimate | undefined,
  place: WeatherPlace,
): ClimateOfDay {
  return (date) => normals && toClimateWeather(normals, place, date);
}

/** The same by the atlas alone: of none where no station is near. */
export function climateAt(place: WeatherPlace): ClimateOfDay {
  return stationClimate(findClimate({ coordinates: place.coordinates }), place);
}
