import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';

export interface ForecastQuestion extends WeatherPlace {
  /** The date at the place. */
  readonly today: CalendarDate;
  /** Asks again, unless the answer at hand is only a few minutes old. */
  readonly refresh?: boolean;
}

/** A source of forecasts. */
export interface ForecastProvider {
  /**
   * The days from today on that the source can say something about, at least one, each labelled with its source and the time of the
   * forecast. Rejects with a `UpstreamError`, or with the signal's reason.
   */
  readonly ask: (question: ForecastQuestion, signal?: AbortSignal) => Promise<WeatherDay[]>;
}
