/** The end of a flight that something is said of. */
export type FlightEnd = 'departure' | 'arrival';
