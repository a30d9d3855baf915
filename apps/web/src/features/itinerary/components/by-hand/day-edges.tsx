import { addDays, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../../lib/jotai.ts';
import { dragAtom, plannedDropAtom } from '../../state/drag.atoms.ts';
import classes from './by-hand.module.css';

interface DayEdgesProps {
  readonly trip: Trip;
  /** The first and the last of the days that are shown. */
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** At the sides of a day, or of a week, while a place is moved: the day before and the day after. */
export function DayEdges({ trip, first, last }: DayEdgesProps) {
  const { t } = useTranslation('itinerary');
  const drag = useAtomValue(dragAtom);
  const target = useAtomValue(plannedDropAtom)?.target;
  if (!drag || drag.by === 'keyboard' || drag.part === 'end') return null;
  return [-1, 1].map((days) => {
    const other = addDays(days < 0 ? first : last, days);
    const number = dayNumberOf(trip, other);
    if (number === undefined) return null;
    const isOver = target !== undefined && 'date' in target && target.date === other;
    const EdgeIcon = days < 0 ? IconChevronLeft : IconChevronRight;
    return (
      <div
        key={days}
        className={classes.edge}
        data-drop="edge"
        data-date={other}
        data-side={days < 0 ? 'before' : 'after'}
        data-over={isOver || undefined}
        aria-hidden
      >
        <span>
          <EdgeIcon size={20} stroke={1.75} />
          {t('day', { number })}
        </span>
      </div>
    );
  });
}
