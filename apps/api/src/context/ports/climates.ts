import type { ArchiveClimate } from '@ooo/db/queries/climate-normals.queries';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import type { Caller } from './caller.ts';

export interface PlaceClimate {
  readonly ofDay: ClimateOfDay;
  /** The archive's climate, where it is used instead of a station's. */
  readonly archive: ArchiveClimate | undefined;
  /** The archive is being asked, so a better answer is coming soon. */
  readonly isProvisional: boolean;
}

/** The usual weather of days, from the atlas's weather stations and from an archive. */
export interface Climates {
  /**
   * From the station if the place has one. Elsewhere the archive is asked, once a year for each place: in the background
   * where a station within 300 km answers until then, otherwise for a few seconds within the request.
   */
  readonly at: (place: WeatherPlace, caller: Caller) => Promise<PlaceClimate>;
  /** What is known already, without asking anyone. */
  readonly known: (place: WeatherPlace) => Promise<ClimateOfDay>;
}

export type ClimateOfDay = (date: CalendarDate) => WeatherDay | undefined;
