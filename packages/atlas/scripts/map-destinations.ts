import { listAirportCities } from '../src/destinations.ts';

const UNITS_PER_DEGREE = 1000;

/** The cities whose map a trip may open, as `packages/map/data/destinations.json` has them: `[code, name, x, y]` a line. */
export function toDestinationsText(): string {
  const rows = listAirportCities().map(({ code, city, coordinates: [x, y] }) =>
    JSON.stringify([
      code,
      city,
      Math.round(x * UNITS_PER_DEGREE),
      Math.round(y * UNITS_PER_DEGREE),
    ]),
  );
  return `[\n${rows.join(',\n')}\n]\n`;
}
