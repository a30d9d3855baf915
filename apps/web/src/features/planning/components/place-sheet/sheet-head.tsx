import { Text, Title } from '@mantine/core';
import { findPicture } from '@ooo/domain/places/place-picture';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { KindScene } from '../../../../components/kind-scene/kind-scene.tsx';
import { usePlaceWord } from '../../../../i18n/use-place-word.ts';
import { useDistance } from '../../../trip-data/api/use-distance.ts';
import classes from './place-sheet.module.css';

interface SheetHeadProps {
  readonly trip: Trip;
  readonly poi: Poi;
}

/** A place by its picture and its name, with what it is and where. */
export function SheetHead({ trip, poi }: SheetHeadProps) {
  const wordFor = usePlaceWord();
  const distance = useDistance(trip);
  const { kind, tag, location } = poi;
  const facts = [
    wordFor(poi),
    location.neighborhood,
    // Distances are from the hotel.
    tag === 'hotel' ? undefined : distance.write(location.coordinates),
  ];
  return (
    <header>
      <div className={classes.picture}>
        <KindScene {...findPicture({ kind, tag, coordinates: location.coordinates })} />
      </div>
      <div className={classes.title}>
        <Title order={2} fz={20} dir="auto">
          {poi.name}
        </Title>
        <Text size="sm" c="var(--ooo-muted)">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
    </header>
  );
}
