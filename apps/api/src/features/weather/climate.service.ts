import { findClimate, type PlaceClimate } from '@ooo/atlas/climate';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { toClimateWeather } from '@ooo/domain/weather/climate-weather';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';

export type ClimateOfDay = (date: CalendarDate) => WeatherDay | undefined;

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
