import { isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { parsePoiNotes } from '@ooo/domain/pois/poi-notes';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUsualHours } from '../../../../lib/format/use-usual-hours.ts';
import { useDestination } from '../../../trip-data/api/use-destination.ts';
import { isVisited } from '../../api/use-free-slots.ts';
import { useHoursWords } from '../../../trip-data/api/use-hours-words.ts';
import { useTripHours } from '../../../trip-data/api/use-trip-hours.ts';
import { useNow } from '../../../../lib/use-now.ts';
import classes from './place-sheet.module.css';

interface SheetHoursProps {
  readonly trip: Trip;
  readonly poi: Poi;
  /** The day that the sheet is about. */
  readonly date: CalendarDate | undefined;
}

function useLines({ trip, poi, date }: SheetHoursProps): readonly string[] {
  const { t } = useTranslation('pois');
  const writeUsual = useUsualHours();
  const hours = useTripHours(trip);
  const writeHours = useHoursWords(trip);
  const today = useNow(useDestination(trip).data?.zone)?.date;
  const days = hours.find(poi.id);
  if (days) {
    const isOn = today !== undefined && isTripDate(trip, today) && today !== date;
    const lines = [writeHours(days, date), ...(isOn ? [writeHours(days)] : [])];
    return [...new Set(lines)];
  }
  if (poi.openingHours !== null && hours.isPending) return [t('hoursLoading')];
  const usual = poi.openingHours ?? parsePoiNotes(poi.notes).hours;
  if (usual !== undefined) return writeUsual(usual);
  return isVisited(poi) ? [t('hoursUnknown')] : [];
}

/** When the place is open: on the day in question, and today where the traveller is there. */
export function SheetHours(props: SheetHoursProps) {
  const { t } = useTranslation('pois');
  const lines = useLines(props);
  if (lines.length === 0) return null;
  return (
    <div className={classes.hours}>
      <IconClock size={18} stroke={1.75} aria-hidden />
      <ul aria-label={t('hours')}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
