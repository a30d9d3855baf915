import type { MonthlyNormals } from '@ooo/domain/weather/climate-of-day';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { lazy, readData } from './read-data.ts';

/** The last part lists the months that the source lacks, written from published normals of other years. */
export type StationRow = readonly [
  name: string,
  wmo: string,
  lat: number,
  lon: number,
  elevationM: number,
  period: string,
  source: string,
  highC: readonly number[],
  lowC: readonly number[],
  rainMm: readonly number[],
  rainDays: readonly number[],
  filledMonths?: readonly number[],
];

export interface ClimateFile {
  readonly asOf: CalendarDate;
  readonly sources: Readonly<Record<string, string>>;
  readonly stations: readonly StationRow[];
}

/** A weather station with its climate normals. */
export interface ClimateStation extends MonthlyNormals {
  readonly station: string;
  readonly coordinates: Coordinates;
  readonly elevationM: number;
  /** The years of which these are the means: `1991–2020`. */
  readonly period: string;
  /** Who measures and publishes. */
  readonly source: string;
  /** When the values were written down. */
  readonly asOf: CalendarDate;
}

function toStation(row: StationRow, { asOf, sources }: ClimateFile): ClimateStation {
  const [station, , lat, lon, elevationM, period, source, highC, lowC, rainMm, rainDays] = row;
  return {
    station,
    coordinates: [lon, lat],
    elevationM,
    period,
    source: sources[source] ?? source,
    asOf,
    highC,
    lowC,
    rainMm,
    rainDays,
  };
}

/** Every station, by name. */
export const listClimateStations = lazy((): readonly ClimateStation[] => {
  const file = readData<ClimateFile>('climate.json');
  return file.stations.map((row) => toStation(row, file));
});
