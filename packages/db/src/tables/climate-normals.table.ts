import type { JsonColumn } from './json-column.ts';

/** The climate of a place by an archive. Coordinates have two decimals. Until the archive has answered, all but them and `ask_again_at` are null. */
export interface ClimateNormalsTable {
  latitude: number;
  longitude: number;
  /** The archive is not asked about the place before this. */
  ask_again_at: Date;
  /** A `MonthsOfYear`. */
  months: JsonColumn;
  /** Metres above the sea, if the archive says so. */
  elevation_m: number | null;
  source: string | null;
  /** `2016–2025` */
  period: string | null;
  /** When the archive answered. */
  as_of: Date | null;
}
