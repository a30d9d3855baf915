import { type CalendarDate, listDates } from '@ooo/domain/shared/calendar-date';
import { toClimateWeather } from '@ooo/domain/weather/climate-weather';
import { WeatherBatchRequest, WeatherDayRequest } from '@ooo/domain/weather/weather-request.schema';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import type { Procedures } from '../trpc.ts';
import { checkInput } from './demo-checks.ts';
import { isDemoCity } from './demo-city.ts';
import { refuse } from './refuse.ts';
import { openTrip } from './demo-trip.ts';
import type { DemoWorld } from './demo-world.ts';

/** The climate of the demo's city. A forecast would need a request, and the demo makes none. */
export function demoWeather(world: DemoWorld) {
  const { climate, destination } = world.atlas;
  const weatherOf = (city: string, dates: readonly CalendarDate[]): WeatherDay[] =>
    isDemoCity(world.atlas, city)
      ? dates.map((date) => toClimateWeather(climate, destination, date))
      : [];
  return {
    'weather.batch': (input) => {
      const { tripId, city, startDate, endDate } = checkInput(WeatherBatchRequest, input);
      openTrip(world, tripId);
      return weatherOf(city, listDates(startDate, endDate));
    },
    'weather.day': (input) => {
      const { tripId, city, date } = checkInput(WeatherDayRequest, input);
      if (tripId !== undefined) openTrip(world, tripId);
      const [day] = weatherOf(city, [date]);
      if (!day) throw refuse('no-weather');
      return day;
    },
  } satisfies Procedures;
}
