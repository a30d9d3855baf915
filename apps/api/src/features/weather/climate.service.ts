import { findClimate } from '@ooo/atlas/climate';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { toClimateWeather } from '@ooo/domain/weather/climate-weather';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';

/** What days at a place are usually like; of none where no station is near. */
export function climateAt(place: WeatherPlace): (date: CalendarDate) => WeatherDay | undefined {
  const normals = findClimate({ coordinates: place.coordinates });
  return (date) => normals && toClimateWeather(normals, place, date);
}
