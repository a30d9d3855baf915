import { Button, Menu, Text } from '@mantine/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconBeach, IconCheck, IconPlus, IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTripOverviews } from '../../../lib/trip-queries.ts';
import classes from './trip-strip.module.css';

interface TripSwitcherProps {
  readonly trip: Trip;
  readonly onNewTrip: () => void;
}

/** The other trips, the way out of all of them, and a new one. */
export function TripSwitcher({ trip, onNewTrip }: TripSwitcherProps) {
  const { t } = useTranslation('trip');
  const format = useFormat();
  const navigate = useNavigate();
  const overviews = useTripOverviews();
  const trips = overviews.data?.map((overview) => overview.trip) ?? [trip];

  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          className={classes.switcher}
          rightSection={<IconSelector size={16} stroke={1.75} aria-hidden />}
          aria-label={t('switcher.label', { name: trip.name })}
        >
          {trip.name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconBeach size={18} stroke={1.75} />}
          onClick={() => void navigate(paths.home)}
        >
          {t('switcher.outOfOffice')}
        </Menu.Item>
        <Menu.Divider />
        {trips.map((other) => (
          <Menu.Item
            key={other.id}
            leftSection={<span aria-hidden>{other.countryFlag ?? '🌍'}</span>}
            rightSection={other.id === trip.id && <IconCheck size={16} stroke={1.75} />}
            aria-current={other.id === trip.id || undefined}
            onClick={() => void navigate(paths.trip(other.id))}
          >
            <Text size="sm" truncate>
              {other.name}
            </Text>
            <Text size="xs" c="var(--ooo-muted)">
              {format.dateRange(other.startDate, other.endDate)}
            </Text>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconPlus size={18} stroke={1.75} />} onClick={onNewTrip}>
          {t('switcher.newTrip')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
