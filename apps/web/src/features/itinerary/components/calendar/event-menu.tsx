import { Menu } from '@mantine/core';
import { isAirportEvent } from '@ooo/domain/flight-window/airport-events';
import { googleMapsLink } from '@ooo/domain/pois/maps-link';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import {
  IconBrandGoogleMaps,
  IconCalendarOff,
  IconInfoCircle,
  IconMapPin,
  IconPencil,
  IconPlane,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceActions } from '../../lib/place-actions.ts';
import { MoveToDay } from '../days/move-to-day.tsx';

interface EventMenuProps extends PlaceActions {
  readonly trip: Trip;
  readonly poi: Poi;
  /** The button that opens it. */
  readonly children: ReactNode;
}

const ICON = { size: 18, stroke: 1.75 } as const;

/** What can be done with an event of the day. An airport event belongs to the trip's settings. */
export function EventMenu(props: EventMenuProps) {
  const { trip, poi, children, ...actions } = props;
  const { onDetails, onEdit, onUnschedule, onShowOnMap, onShowFlights } = actions;
  const { t } = useTranslation('schedule');
  const link = googleMapsLink(poi);
  const isAirport = isAirportEvent(poi);
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {isAirport && (
          <Menu.Item leftSection={<IconPlane {...ICON} />} onClick={onShowFlights}>
            {t('showFlights')}
          </Menu.Item>
        )}
        {!isAirport && (
          <Menu.Item leftSection={<IconInfoCircle {...ICON} />} onClick={() => onDetails(poi)}>
            {t('details')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => onEdit(poi)}>
          {t('edit')}
        </Menu.Item>
        {!isAirport && <MoveToDay trip={trip} poi={poi} onSetTime={onEdit} />}
        {!isAirport && poi.location.coordinates && (
          <Menu.Item leftSection={<IconMapPin {...ICON} />} onClick={() => onShowOnMap(poi)}>
            {t('viewInMap')}
          </Menu.Item>
        )}
        {link !== undefined && (
          <Menu.Item
            component="a"
            href={link}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconBrandGoogleMaps {...ICON} />}
          >
            {t('openInGoogleMaps')}
          </Menu.Item>
        )}
        {!isAirport && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconCalendarOff {...ICON} />}
            onClick={() => onUnschedule(poi)}
          >
            {t('unschedule')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
