import { Text } from '@mantine/core';
import { findPicture } from '@ooo/domain/places/place-picture';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { KindScene } from '../../../components/kind-scene/kind-scene.tsx';
import { usePlaceWord } from '../../../i18n/use-place-word.ts';
import { PlaceActions } from './place-actions.tsx';
import classes from './place-card.module.css';
import { PlaceNotes } from './place-notes.tsx';

interface PlaceCardProps {
  readonly trip: Trip;
  readonly poi: Poi;
  /** When it is open, in words; undefined until it is known. */
  readonly hours: string | undefined;
  /** `1.2 km from your hotel` */
  readonly distance: string | undefined;
  readonly isLeaving: boolean;
  readonly onSetTime: (poi: Poi) => void;
  readonly onShowOnMap: (poi: Poi) => void;
  readonly onRemove: (poi: Poi) => void;
}

/** A saved place with all its facts. */
export function PlaceCard(props: PlaceCardProps) {
  const { trip, poi, hours, distance, isLeaving, onSetTime, onShowOnMap, onRemove } = props;
  const wordFor = usePlaceWord();
  const { kind, tag, location } = poi;
  const picture = findPicture({ kind, tag, coordinates: location.coordinates });
  const facts = [wordFor(poi), location.neighborhood, distance];

  return (
    <article className={classes.card} aria-label={poi.name} data-leaving={isLeaving || undefined}>
      <header className={classes.head}>
        <div className={classes.picture}>
          <KindScene {...picture} />
        </div>
        <div className={classes.title}>
          <Text component="h3" fw={600} lineClamp={2} dir="auto">
            {poi.name}
          </Text>
          <Text size="sm" c="var(--ooo-muted)">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </div>
      </header>
      <div className={classes.notes}>
        <PlaceNotes poi={poi} hours={hours} />
      </div>
      <PlaceActions
        trip={trip}
        poi={poi}
        isLeaving={isLeaving}
        onSetTime={onSetTime}
        onShowOnMap={onShowOnMap}
        onRemove={onRemove}
      />
    </article>
  );
}
