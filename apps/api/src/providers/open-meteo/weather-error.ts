/**
 * `busy`: overloaded, or asked too often. `denied`: it does not accept the request. `unreadable`: what came is not an
 * answer. `too-slow` and `unreachable` say themselves.
 */
export type WeatherFailure = 'busy' | 'denied' | 'unreadable' | 'too-slow' | 'unreachable';

/** A source of weather did not answer, whether of forecasts or of past years. */
export class WeatherError extends Error {
  override readonly name = 'WeatherError';
  readonly reason: WeatherFailure;
  /** How long the source wants to be left alone, if it said so. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: WeatherFailure, options: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(`There is no weather: ${reason}`, options);
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
  }
}
