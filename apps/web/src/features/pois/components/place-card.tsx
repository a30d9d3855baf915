import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { googleMapsLink } from '@ooo/domain/pois/maps-link';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconBrandGoogleMaps, IconMapPin, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TAG_COLORS } from '../../../lib/theme.ts';
import { SwatchIcon } from '../../../components/swatch-icon.tsx';
import { TAG_ICONS } from '../../../components/tag-icons.ts';
import classes from './place-card.module.css';
import { PlaceNotes } from './place-notes.tsx';
import { WhenButton } from './when-button.tsx';

interface PlaceCardProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly isLeaving: boolean;
  readonly onSetTime: (poi: Poi) => void;
  readonly onShowOnMap: (poi: Poi) => void;
  readonly onRemove: (poi: Poi) => void;
}

/** A saved place with all that is known of it. */
export function PlaceCard(props: PlaceCardProps) {
  const { trip, poi, isLeaving, onSetTime, onShowOnMap, onRemove } = props;
  const { t } = useTranslation('pois');
  const link = googleMapsLink(poi);
  const where = [t(`tags.${poi.tag}`), poi.location.neighborhood ?? poi.location.address];

  return (
    <article className={classes.card} aria-label={poi.name} data-leaving={isLeaving || undefined}>
      <header className={classes.head}>
        <SwatchIcon icon={TAG_ICONS[poi.tag]} {...TAG_COLORS[poi.tag]} size={40} />
        <div className={classes.title}>
          <Text component="h3" fw={600} lineClamp={2}>
            {poi.name}
          </Text>
          <Text size="sm" c="var(--ooo-muted)" truncate>
            {where.filter(Boolean).join(' · ')}
          </Text>
        </div>
      </header>
      <div className={classes.notes}>
        <PlaceNotes poi={poi} />
      </div>
      <footer className={classes.foot}>
        <WhenButton trip={trip} poi={poi} onSetTime={onSetTime} />
        <span className={classes.space} />
        {poi.location.coordinates && (
          <Tooltip label={t('showOnMap')}>
            <ActionIcon
              aria-label={t('showOnMapOf', { name: poi.name })}
              onClick={() => onShowOnMap(poi)}
            >
              <IconMapPin size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        )}
        {link !== undefined && (
          <Tooltip label={t('openInGoogleMaps')}>
            <ActionIcon
              component="a"
              href={link}
              target="_blank"
              rel="noreferrer"
              aria-label={t('openInGoogleMapsOf', { name: poi.name })}
            >
              <IconBrandGoogleMaps size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label={t('remove')}>
          <ActionIcon
            aria-label={t('removeOf', { name: poi.name })}
            disabled={isLeaving}
            onClick={() => onRemove(poi)}
          >
            <IconTrash size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </footer>
    </article>
  );
}
