import type { ArchiveClimate } from '@ooo/db/queries/climate-normals.queries';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import type { Caller } from './caller.ts';

export interface PlaceClimate {
  readonly ofDay: ClimateOfDay;
  /** What the archive says, where that counts and no station does. */
  readonly archive: ArchiveClimate | undefined;
  /** The archive is being asked, so that a better answer is soon to be had. */
  readonly isProvisional: boolean;
}

/** What days are usually like, by the weather stations of the atlas and by an archive. */
export interface Climates {
  /**
   * By the station where one is in the place. Elsewhere the archive is asked, once a year for all who ask about the
   * place: behind the back of the request where a station within 300 km answers until then, else for a few seconds within it.
   */
  readonly at: (place: WeatherPlace, caller: Caller) => Promise<PlaceClimate>;
  /** What is known already, without asking anyone. */
  readonly known: (place: WeatherPlace) => Promise<ClimateOfDay>;
}

export type ClimateOfDay = (date: CalendarDate) => WeatherDay | undefined;
