import type { Trip } from '@ooo/domain/trips/trip.schema';
import { findScene } from '../../../components/scene/find-scene.ts';
import { Scene } from '../../../components/scene/scene.tsx';
import classes from './trip-card.module.css';

/** The drawn scene of the destination; the flag where none is drawn. Decoration for both. */
export function TripPicture({
  trip,
}: {
  readonly trip: Pick<Trip, 'destination' | 'countryFlag'>;
}) {
  const scene = findScene(trip.destination);
  if (scene) return <Scene {...scene} />;
  return (
    <div className={classes.flagPicture} aria-hidden>
      {trip.countryFlag ?? ''}
    </div>
  );
}
