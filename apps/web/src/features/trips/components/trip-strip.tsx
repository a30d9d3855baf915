import { ActionIcon, Group } from '@mantine/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import {
  IconBookmark,
  IconCalendar,
  IconChevronDown,
  IconChevronUp,
  IconPlane,
  IconSettings,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HintGroup } from '../../../components/hint-group.tsx';
import { WordedIcon } from '../../../components/worded-icon.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { TripTab } from '../lib/trip-view.ts';
import { useDestinationName } from '../../trip-data/api/use-destination-name.ts';
import classes from './trip-strip.module.css';

interface TripStripProps {
  readonly trip: Trip;
  /** Undefined until the places are known. */
  readonly savedCount: number | undefined;
  /** Its flights, one by one; the strip shows nothing if there are none. */
  readonly flightCount: number;
  readonly onTab: (tab: TripTab) => void;
  readonly onFlights: () => void;
  /** Absent where the trip's settings are fixed. */
  readonly onSettings: (() => void) | undefined;
  /** The weather of its days, in the look of the row's parts. */
  readonly renderWeather?: (className: string | undefined) => ReactNode;
  /** The badge of the trip, such as the demo's. */
  readonly badge?: ReactNode;
  /** What else can be done with the trip, before its settings. */
  readonly actions?: ReactNode;
}

/** Where, when and how many places: each part leads to the view that shows it. On a phone it collapses to one line. */
export function TripStrip(props: TripStripProps) {
  const { trip, savedCount, flightCount, onTab, onFlights, onSettings, renderWeather, ...slots } =
    props;
  const { t } = useTranslation('trip');
  const destination = useDestinationName(trip);
  const format = useFormat();
  const [isCollapsed, setIsCollapsed] = useState(false);
  const ToggleIcon = isCollapsed ? IconChevronDown : IconChevronUp;

  return (
    <header className={classes.strip} data-collapsed={isCollapsed || undefined}>
      <h1 className={classes.destination}>
        <button type="button" className={classes.link} onClick={() => onTab('map')}>
          <span aria-hidden>{trip.countryFlag ?? '🌍'}</span>
          <bdi className={classes.name}>{destination}</bdi>
        </button>
      </h1>
      {slots.badge}
      <ActionIcon
        size={44}
        color="gray"
        className={classes.toggle}
        aria-label={t('strip.facts')}
        aria-expanded={!isCollapsed}
        onClick={() => setIsCollapsed(!isCollapsed)}
      >
        <ToggleIcon size={20} stroke={1.75} />
      </ActionIcon>
      <Group gap="xs" className={classes.facts}>
        <button type="button" className={classes.fact} onClick={() => onTab('calendar')}>
          <IconCalendar size={16} stroke={1.75} aria-hidden />
          {format.dateRange(trip.startDate, trip.endDate)}
        </button>
        {renderWeather?.(classes.fact)}
        <button
          type="button"
          className={classes.fact}
          {...(savedCount !== undefined && {
            'aria-label': t('strip.saved', { count: savedCount }),
          })}
          onClick={() => onTab('saved')}
        >
          <IconBookmark size={16} stroke={1.75} aria-hidden />
          <span className={classes.wide}>
            {savedCount === undefined ? '…' : t('strip.saved', { count: savedCount })}
          </span>
          <span className={classes.narrow} aria-hidden>
            {savedCount ?? '…'}
          </span>
        </button>
        {flightCount > 0 && (
          <button
            type="button"
            className={classes.fact}
            aria-label={t('strip.flights', { count: flightCount })}
            onClick={onFlights}
          >
            <IconPlane size={16} stroke={1.75} aria-hidden />
            <span className={classes.wide}>{t('strip.flights', { count: flightCount })}</span>
            <span className={classes.narrow} aria-hidden>
              {flightCount}
            </span>
          </button>
        )}
      </Group>
      <Group gap={0} justify="flex-end" ml="auto">
        <HintGroup>
          {slots.actions}
          <WordedIcon
            ButtonIcon={IconSettings}
            label={t('strip.settings')}
            onClick={onSettings}
            reason={t('demo.fixed')}
          />
        </HintGroup>
      </Group>
    </header>
  );
}
