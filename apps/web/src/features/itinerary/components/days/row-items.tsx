import { Menu } from '@mantine/core';
import { googleMapsLink } from '@ooo/domain/pois/maps-link';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import {
  IconBrandGoogleMaps,
  IconCalendarOff,
  IconClock,
  IconInfoCircle,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useScheduling } from '../../../trip-data/api/use-scheduling.ts';
import type { ItineraryActions } from './itinerary-actions.ts';
import { MoveToDay } from './move-to-day.tsx';
import { SwapItems } from './swap-items.tsx';

export interface RowItemsProps extends Pick<
  ItineraryActions,
  'onDetails' | 'onSetTime' | 'onRemove'
> {
  readonly trip: Trip;
  readonly poi: Poi;
}

const ICON = { size: 18, stroke: 1.75 } as const;

/** What can be done with a place of the itinerary without dragging it. */
export function RowItems({ trip, poi, onDetails, onSetTime, onRemove }: RowItemsProps) {
  const { t } = useTranslation('itinerary');
  const { unschedule } = useScheduling(trip.id);
  const link = googleMapsLink(poi);
  return (
    <>
      <Menu.Item leftSection={<IconInfoCircle {...ICON} />} onClick={() => onDetails(poi)}>
        {t('menu.details')}
      </Menu.Item>
      <Menu.Item leftSection={<IconClock {...ICON} />} onClick={() => onSetTime(poi)}>
        {t('menu.setTime')}
      </Menu.Item>
      <SwapItems trip={trip} poi={poi} />
      <MoveToDay trip={trip} poi={poi} onSetTime={onSetTime} />
      {link !== undefined && (
        <Menu.Item
          component="a"
          href={link}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconBrandGoogleMaps {...ICON} />}
        >
          {t('menu.googleMaps')}
        </Menu.Item>
      )}
      {isScheduled(poi) && (
        <Menu.Item leftSection={<IconCalendarOff {...ICON} />} onClick={() => void unschedule(poi)}>
          {t('menu.unschedule')}
        </Menu.Item>
      )}
      <Menu.Item
        c="var(--mantine-color-error)"
        leftSection={<IconTrash {...ICON} />}
        onClick={() => onRemove(poi)}
      >
        {t('menu.remove')}
      </Menu.Item>
    </>
  );
}
