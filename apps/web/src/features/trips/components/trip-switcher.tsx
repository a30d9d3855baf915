import { Menu, UnstyledButton } from '@mantine/core';
import type { TripId } from '@ooo/domain/shared/ids';
import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconBeach, IconCheck, IconChevronDown, IconFlask, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTypeAhead } from '../../../components/use-type-ahead.ts';
import { paths } from '../../../lib/paths.ts';
import { type TripOverview, useTripOverviews } from '../api/use-trip-overviews.ts';
import { arrangeOverviews } from '../lib/arranged-trips.ts';
import classes from './trip-switcher.module.css';

interface TripSwitcherProps {
  /** `none` on the main screen without a trip; undefined on screens that are not of a trip. */
  readonly currentId: TripId | 'none' | undefined;
  /** The address without a selected trip. */
  readonly outOfOffice: string;
  /** Offers the demo even if one is among the trips. */
  readonly alwaysOffersDemo: boolean;
  readonly onNewTrip: () => void;
  readonly onDemo: () => void;
}

/** The open trip, and a menu of the others. */
export function TripSwitcher(props: TripSwitcherProps) {
  const { currentId, outOfOffice, alwaysOffersDemo, onNewTrip, onDemo } = props;
  const { t } = useTranslation('trips');
  const [now] = useState(() => new Date());
  const typeAhead = useTypeAhead();
  const { data: overviews = [] } = useTripOverviews();
  const trips = overviews.map(({ trip }) => trip);
  const current = trips.find((trip) => trip.id === currentId);
  const { planned, past } = arrangeOverviews(overviews, now);
  const item = ({ trip }: TripOverview) => (
    <TripItem key={trip.id} trip={trip} isCurrent={trip === current} />
  );
  const isOut = currentId === 'none';
  const name = current?.name ?? t(isOut ? 'switcher.home' : 'switcher.none');
  return (
    <Menu position="bottom-start" width={300} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('switcher.label', { name })}>
          {current && <span aria-hidden>{current.countryFlag}</span>}
          <span className={classes.name}>{name}</span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown onKeyDown={typeAhead}>
        <Menu.Item
          component={Link}
          to={outOfOffice}
          aria-current={isOut ? 'page' : undefined}
          leftSection={<IconBeach size={18} stroke={1.75} />}
          rightSection={isOut && <CurrentMark />}
        >
          {t('switcher.home')}
        </Menu.Item>
        {planned.map(item)}
        {past.length > 0 && <Menu.Label>{t('past')}</Menu.Label>}
        {past.map(item)}
        {trips.length > 0 && <Menu.Divider />}
        <Menu.Item leftSection={<IconPlus size={18} stroke={1.75} />} onClick={onNewTrip}>
          {t('switcher.newTrip')}
        </Menu.Item>
        {(alwaysOffersDemo || !trips.some(isDemoTrip)) && (
          <Menu.Item leftSection={<IconFlask size={18} stroke={1.75} />} onClick={onDemo}>
            {t('switcher.demo')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function TripItem({ trip, isCurrent }: { readonly trip: Trip; readonly isCurrent: boolean }) {
  return (
    <Menu.Item
      component={Link}
      to={paths.trip(trip.id)}
      aria-current={isCurrent ? 'page' : undefined}
      leftSection={<span aria-hidden>{trip.countryFlag ?? '·'}</span>}
      rightSection={isCurrent && <CurrentMark />}
    >
      <bdi>{trip.name}</bdi>
    </Menu.Item>
  );
}

function CurrentMark() {
  return <IconCheck size={16} stroke={1.75} aria-hidden />;
}
