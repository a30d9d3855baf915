import type { DemoAtlas } from '@ooo/domain/demo/demo-atlas';
import { fold } from '@ooo/domain/shared/fold';
import { cityOfDestination } from '@ooo/domain/trips/city-of-destination';

/** Whether a destination is the city of the demo, the only one that it knows. */
export function isDemoCity({ destination }: DemoAtlas, name: string): boolean {
  return fold(cityOfDestination(name)) === fold(destination.city);
}
