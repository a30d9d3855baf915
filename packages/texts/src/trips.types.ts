/** The default names of trips. */
export interface TripNames {
  /** By where it goes, an airport or a city, and its first month: `ICN Oct-2025`. */
  readonly byPlace: (place: string, year: number, month: number) => string;
  readonly demo: (year: string) => string;
}
