import { z } from 'zod';
import { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { WeatherBatchRequest, WeatherDayRequest } from '@ooo/domain/weather/weather-request.schema';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { getWeatherOfDay, listWeather } from './weather.service.ts';

export const weatherRouter = router({
  /**
   * Each day once, in order, as forecast where a forecast covers it and as climate elsewhere. Days of which nothing is
   * known are missing, so it is empty for an unknown city.
   */
  batch: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(WeatherBatchRequest)
    .output(answer(z.array(WeatherDay)))
    .query(({ ctx, input, signal }) => listWeather({ ...ctx, signal }, input)),

  /** NOT_FOUND if nothing is known of the day. */
  day: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(WeatherDayRequest)
    .output(answer(WeatherDay))
    .query(({ ctx, input, signal }) => getWeatherOfDay({ ...ctx, signal }, input)),
});
