import { ActionIcon, Button, CloseButton, Text } from '@mantine/core';
import { googleMapsLink } from '@ooo/domain/pois/maps-link';
import { isScheduled, type Poi } from '@ooo/domain/pois/poi.schema';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconBrandGoogleMaps, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dayColor, TAG_COLORS } from '../../../lib/theme.ts';
import { DayBadge } from '../../../components/day-badge.tsx';
import { SwatchIcon } from '../../../components/swatch-icon.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { TAG_ICONS } from '../../../components/tag-icons.ts';
import classes from './place-card.module.css';

interface PlaceCardProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly onSetTime: (poi: Poi) => void;
  readonly onClose: () => void;
}

/** The selected place over the map: what it is, when it is, and the way to change that. */
export function PlaceCard({ trip, poi, onSetTime, onClose }: PlaceCardProps) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const number = poi.date !== null && isScheduled(poi) ? dayNumberOf(trip, poi.date) : undefined;
  const link = googleMapsLink(poi);
  const where = poi.location.neighborhood ?? poi.location.address;

  return (
    <section className={classes.card} aria-label={poi.name}>
      <SwatchIcon icon={TAG_ICONS[poi.tag]} {...TAG_COLORS[poi.tag]} size={40} />
      <div className={classes.body}>
        <Text fw={600} truncate>
          {poi.name}
        </Text>
        {where !== undefined && (
          <Text size="sm" c="var(--ooo-muted)" truncate>
            {where}
          </Text>
        )}
        <div className={classes.actions}>
          {number === undefined ? (
            <Button
              size="compact-sm"
              color="coral"
              leftSection={<IconClock size={16} stroke={1.75} />}
              onClick={() => onSetTime(poi)}
            >
              {t('setTime')}
            </Button>
          ) : (
            <button type="button" className={classes.when} onClick={() => onSetTime(poi)}>
              <DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge>
              {poi.startTime !== null && format.time(poi.startTime)}
            </button>
          )}
          {link !== undefined && (
            <ActionIcon
              component="a"
              href={link}
              target="_blank"
              rel="noreferrer"
              aria-label={t('openInGoogleMaps')}
            >
              <IconBrandGoogleMaps size={18} stroke={1.75} />
            </ActionIcon>
          )}
        </div>
      </div>
      <CloseButton aria-label={t('closeCard')} onClick={onClose} />
    </section>
  );
}
