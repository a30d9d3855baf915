import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { listTripDays } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { dayColor } from '../../../lib/theme.ts';
import chips from '../../../components/chip.module.css';
import { bringNear, ChipRow } from '../../../components/chip-row.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { DayChoice } from '@ooo/domain/pois/day-filter';
import classes from './day-filter.module.css';

interface DayFilterProps {
  readonly trip: Trip;
  readonly day: DayChoice;
  readonly onChange: (day: DayChoice) => void;
  /** It lies over the map itself. */
  readonly isOverMap?: boolean;
}

/** All days, unassigned places, or one day: a row that scrolls sideways. */
export function DayFilter({ trip, day, onChange, isOverMap = false }: DayFilterProps) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const chip = (choice: DayChoice, label: string, hint?: string, color?: string) => (
    <button
      key={choice}
      ref={day === choice ? bringNear : undefined}
      type="button"
      className={chips.chip}
      aria-pressed={day === choice}
      // A dragged place can be dropped on a day.
      {...(choice === 'unassigned' && { 'data-drop': 'ideas' })}
      {...(isCalendarDate(choice) && { 'data-drop': 'day', 'data-date': choice })}
      onClick={() => onChange(choice)}
    >
      {color !== undefined && (
        <span className={chips.dot} style={{ background: color }} aria-hidden />
      )}
      {label}
      {hint !== undefined && <span className={chips.hint}>{hint}</span>}
    </button>
  );

  return (
    <fieldset className={classes.filter} aria-label={t('filter.label')}>
      <ChipRow ground={isOverMap ? 'map' : 'surface'}>
        <div className={classes.row} data-over-map={isOverMap || undefined}>
          {chip('all', t('filter.all'))}
          {chip('unassigned', t('filter.unassigned'))}
          {listTripDays(trip).map(({ date, number }) =>
            chip(date, t('day', { number }), format.day(date), dayColor(number).fill),
          )}
        </div>
      </ChipRow>
    </fieldset>
  );
}
