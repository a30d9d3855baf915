import type { ArchiveDay, Years } from '@ooo/domain/weather/archive-normals';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';

export interface ArchiveQuestion extends WeatherPlace {
  readonly years: Years;
}

export interface ArchiveAnswer {
  /** The archive's days of these years; some may be missing. */
  readonly days: readonly ArchiveDay[];
  /** The height in metres for which the temperatures are; null where the archive does not say. */
  readonly elevationM: number | null;
  readonly source: string;
}

/** A source of the weather of past years. */
export interface ArchiveProvider {
  /** Rejects with a `UpstreamError`. */
  readonly ask: (question: ArchiveQuestion) => Promise<ArchiveAnswer>;
}
