import { ActionIcon, Button, CloseButton, Text } from '@mantine/core';
import { isAirportEvent } from '@ooo/domain/flight-window/airport-events';
import { findSymbol } from '@ooo/domain/places/place-picture';
import type { DayChoice } from '@ooo/domain/pois/day-filter';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconClock, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DayBadge } from '../../../components/day-badge.tsx';
import { HintGroup } from '../../../components/hint-group.tsx';
import { Hint } from '../../../components/hint.tsx';
import { SwatchIcon } from '../../../components/swatch-icon.tsx';
import { useEscape } from '../../../components/use-escape.ts';
import { usePlaceWord } from '../../../i18n/use-place-word.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { dayColor, TAG_COLORS } from '../../../lib/theme.ts';
import { useDistance } from '../../trip-data/api/use-distance.ts';
import { CardFacts } from './card-facts.tsx';
import { MapsMenu } from './maps-menu.tsx';
import classes from './place-card.module.css';

interface PlaceCardProps {
  readonly trip: Trip;
  readonly poi: Poi;
  /** Which day the map shows. */
  readonly day: DayChoice;
  readonly onSetTime: (poi: Poi) => void;
  readonly onDetails: (poi: Poi) => void;
  readonly onClose: () => void;
}

/** The selected place over the map: what it is, when it is visited, and a way to change that. */
export function PlaceCard({ trip, poi, day, onSetTime, onDetails, onClose }: PlaceCardProps) {
  useEscape(true, onClose);
  const { t } = useTranslation('map');
  const format = useFormat();
  const wordFor = usePlaceWord();
  const { write } = useDistance(trip);
  const number = poi.date !== null && isScheduled(poi) ? dayNumberOf(trip, poi.date) : undefined;
  const { kind, tag, location } = poi;
  const isAirport = isAirportEvent(poi);
  const what = kind === null || isAirport ? undefined : wordFor(poi);
  // Distances are from the hotel.
  const distance = tag === 'hotel' ? undefined : write(location.coordinates);
  const where = [what, location.neighborhood ?? location.address, distance]
    .filter(Boolean)
    .join(' · ');

  return (
    <section className={classes.card} aria-label={poi.name}>
      <SwatchIcon name={findSymbol(poi)} {...TAG_COLORS[tag]} size={40} />
      <div className={classes.body}>
        <Text fw={600} lineClamp={2}>
          {poi.name}
        </Text>
        {where !== '' && (
          <Text size="sm" c="var(--ooo-muted)" lineClamp={2}>
            <bdi>{where}</bdi>
          </Text>
        )}
        <CardFacts trip={trip} poi={poi} day={day} />
        <div className={classes.actions}>
          {number === undefined ? (
            <Button
              size="sm"
              color="coral"
              leftSection={<IconClock size={16} stroke={1.75} />}
              onClick={() => onSetTime(poi)}
            >
              {t('setTime')}
            </Button>
          ) : (
            <button type="button" className={classes.when} onClick={() => onSetTime(poi)}>
              <DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge>{' '}
              {poi.startTime !== null && <span>{format.time(poi.startTime)}</span>}
            </button>
          )}
          <span className={classes.space} />
          <HintGroup>
            {!isAirport && (
              <Hint label={t('details')}>
                <ActionIcon aria-label={t('details')} onClick={() => onDetails(poi)}>
                  <IconInfoCircle size={18} stroke={1.75} />
                </ActionIcon>
              </Hint>
            )}
            <MapsMenu poi={poi} />
          </HintGroup>
        </div>
      </div>
      <CloseButton aria-label={t('closeCard')} onClick={onClose} />
    </section>
  );
}
