import type { PlaceSource } from './place-source.ts';
import type { TripSource } from './trip-source.ts';

/** Where everything that a trip screen shows comes from. */
export interface Sources {
  readonly trips: TripSource;
  readonly places: PlaceSource;
}
