import { demoAirports } from './demo-airports.ts';
import { demoOverview } from './demo-overview.ts';
import { demoPacking } from './demo-packing.ts';
import { demoPlaceFiles } from './demo-place-files.ts';
import { demoPlaces } from './demo-places.ts';
import { demoPlanning } from './demo-planning.ts';
import { demoPois } from './demo-pois.ts';
import { demoTrips } from './demo-trips.ts';
import { demoWeather } from './demo-weather.ts';
import type { DemoWorld } from './demo-world.ts';

/** The procedures that the demo answers, under the same rules as on the server. */
export function demoProcedures(world: DemoWorld) {
  return {
    ...demoTrips(world),
    ...demoPois(world),
    ...demoPlanning(world),
    ...demoPlaces(world),
    ...demoPlaceFiles(world),
    ...demoAirports(world),
    ...demoWeather(world),
    ...demoOverview(world),
    ...demoPacking(world),
  };
}
