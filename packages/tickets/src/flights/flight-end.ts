/** An end of a flight. */
export type FlightEnd = 'departure' | 'arrival';
