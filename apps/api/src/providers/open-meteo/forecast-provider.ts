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
   * forecast. Rejects with a {@link ForecastError}, or with the signal's reason.
   */
  readonly ask: (question: ForecastQuestion, signal?: AbortSignal) => Promise<WeatherDay[]>;
}

/**
 * `busy`: overloaded, or asked too often. `denied`: it does not accept the request. `unreadable`: what came is not a
 * forecast. `too-slow` and `unreachable` say themselves.
 */
export type ForecastFailure = 'busy' | 'denied' | 'unreadable' | 'too-slow' | 'unreachable';

export class ForecastError extends Error {
  override readonly name = 'ForecastError';
  readonly reason: ForecastFailure;
  /** How long the source wants to be left alone, if it said so. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: ForecastFailure, options: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(`There is no forecast: ${reason}`, options);
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
  }
}
