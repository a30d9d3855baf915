import { Text } from '@mantine/core';
import { isAirportEvent } from '@ooo/domain/flight-window/airport-events';
import type { DayChoice } from '@ooo/domain/pois/day-filter';
import { shownSource } from '@ooo/domain/places/built-in-source';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { parsePoiNotes } from '@ooo/domain/pois/poi-notes';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SourceName } from '../../../components/source-name.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useUsualHours } from '../../../lib/format/use-usual-hours.ts';
import { useHoursWords } from '../../trip-data/api/use-hours-words.ts';
import { useTripHours } from '../../trip-data/api/use-trip-hours.ts';
import classes from './place-card.module.css';

/** These are there at any hour. */
const WITHOUT_HOURS: ReadonlySet<Poi['tag']> = new Set(['hotel', 'airport']);

interface CardFactsProps {
  readonly trip: Trip;
  readonly poi: Poi;
  /** Which day the map shows. */
  readonly day: DayChoice;
}

/**
 * When a place is open: on the day of the visit or the day that the map shows, else on those of the trip; if not known,
 * as its source writes it.
 */
function useHoursLines({ trip, poi, day }: CardFactsProps): readonly string[] {
  const { t } = useTranslation('map');
  const writeUsual = useUsualHours();
  const hours = useTripHours(trip);
  const writeHours = useHoursWords(trip);
  const days = hours.find(poi.id);
  if (days) return [writeHours(days, poi.date ?? (isCalendarDate(day) ? day : null))];
  if (poi.openingHours !== null && hours.isPending) return [t('hoursLoading')];
  const usual = poi.openingHours ?? parsePoiNotes(poi.notes).hours;
  return usual === undefined ? [] : writeUsual(usual);
}

/** When a place is open, with source and age. */
export function CardFacts(props: CardFactsProps) {
  const { poi } = props;
  const { t } = useTranslation('map');
  const format = useFormat();
  const lines = useHoursLines(props);
  const { openingHours, source, sourceAsOf } = poi;

  return (
    <>
      {lines.length > 0 && (
        <div className={classes.hours}>
          <IconClock size={14} stroke={1.75} aria-hidden />
          <ul aria-label={t('hours')}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {lines.length === 0 && !WITHOUT_HOURS.has(poi.tag) && !isAirportEvent(poi) && (
        <Text size="xs" c="var(--ooo-muted)">
          {t('hoursUnknown')}
        </Text>
      )}
      {source !== null && (
        <Text size="xs" c="var(--ooo-muted)">
          <SourceName source={shownSource(source, { hasHours: openingHours !== null })} />
          {sourceAsOf !== null && `, ${format.month(sourceAsOf)}`}
        </Text>
      )}
    </>
  );
}
