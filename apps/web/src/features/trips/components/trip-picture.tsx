import type { Trip } from '@ooo/domain/trips/trip.schema';
import { findScene } from '../../../components/scene/find-scene.ts';
import { Scene } from '../../../components/scene/scene.tsx';
import classes from './trip-card.module.css';

/** The drawn scene of the destination; the flag where none is drawn or it cannot be loaded. Decoration for both. */
export function TripPicture({
  trip,
}: {
  readonly trip: Pick<Trip, 'destination' | 'countryFlag'>;
}) {
  const scene = findScene(trip.destination);
  const flag = (
    <div className={classes.flagPicture} aria-hidden>
      {trip.countryFlag ?? ''}
    </div>
  );
  return scene ? <Scene {...scene} fallback={flag} /> : flag;
}
