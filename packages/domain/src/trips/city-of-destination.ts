const TRAILING_TRIP = /\s+trip$/i;

/** The city that a destination's text names: what is before the first comma, without a trailing ` Trip`. */
export function cityOfDestination(destination: string): string {
  const [city = ''] = destination.trim().replace(TRAILING_TRIP, '').split(',');
  return city.trim().replace(TRAILING_TRIP, '');
}
