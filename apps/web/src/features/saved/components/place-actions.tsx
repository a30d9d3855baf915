import { ActionIcon } from '@mantine/core';
import { googleMapsLink } from '@ooo/domain/pois/maps-link';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconBrandGoogleMaps, IconMapPin, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { HintGroup } from '../../../components/hint-group.tsx';
import { Hint } from '../../../components/hint.tsx';
import classes from './place-card.module.css';
import { WhenButton } from './when-button.tsx';

interface PlaceActionsProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly isLeaving: boolean;
  readonly onSetTime: (poi: Poi) => void;
  readonly onShowOnMap: (poi: Poi) => void;
  readonly onRemove: (poi: Poi) => void;
}

/** The actions on a saved place. */
export function PlaceActions(props: PlaceActionsProps) {
  const { trip, poi, isLeaving, onSetTime, onShowOnMap, onRemove } = props;
  const { t } = useTranslation('pois');
  const link = googleMapsLink(poi);
  return (
    <footer className={classes.foot}>
      <WhenButton trip={trip} poi={poi} onSetTime={onSetTime} />
      <span className={classes.space} />
      <HintGroup>
        {poi.location.coordinates && (
          <Hint label={t('showOnMap')}>
            <ActionIcon
              aria-label={t('showOnMapOf', { name: poi.name })}
              onClick={() => onShowOnMap(poi)}
            >
              <IconMapPin size={18} stroke={1.75} />
            </ActionIcon>
          </Hint>
        )}
        {link !== undefined && (
          <Hint label={t('openInGoogleMaps')}>
            <ActionIcon
              component="a"
              href={link}
              target="_blank"
              rel="noreferrer"
              aria-label={t('openInGoogleMapsOf', { name: poi.name })}
            >
              <IconBrandGoogleMaps size={18} stroke={1.75} />
            </ActionIcon>
          </Hint>
        )}
        <Hint label={t('remove')}>
          <ActionIcon
            aria-label={t('removeOf', { name: poi.name })}
            disabled={isLeaving}
            onClick={() => onRemove(poi)}
          >
            <IconTrash size={18} stroke={1.75} />
          </ActionIcon>
        </Hint>
      </HintGroup>
    </footer>
  );
}
