import { PlacesExport } from '@ooo/domain/place-files/place-files.schema';
import { writePlaces } from '@ooo/domain/place-files/write-places';
import type { Procedures } from '../trpc.ts';
import { checkInput } from './demo-checks.ts';
import { openTrip } from './demo-trip.ts';
import type { DemoWorld } from './demo-world.ts';

/** The places of the demo as a file. Reading files is the server's, see decision 43. */
export function demoPlaceFiles(world: DemoWorld) {
  return {
    'placeFiles.export': (input) => {
      const { tripId, format } = checkInput(PlacesExport, input);
      return writePlaces(openTrip(world, tripId), format);
    },
  } satisfies Procedures;
}
