import { VisuallyHidden } from '@mantine/core';
import type { DayRoom } from '@ooo/domain/scheduling/free-slots';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import chips from '../../../../components/chip.module.css';
import { bringNear, ChipRow } from '../../../../components/chip-row.tsx';
import { HintGroup } from '../../../../components/hint-group.tsx';
import { Hint } from '../../../../components/hint.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { dayColor } from '../../../../lib/theme.ts';
import type { RoomOfDay } from '../../api/use-free-slots.ts';
import classes from './place-sheet.module.css';

/** A touch chooses the day, and the reason is then under the row. */
const WHERE_POINTED = { hover: true, focus: true, touch: false } as const;

interface DayChipsProps {
  readonly trip: Trip;
  readonly days: readonly RoomOfDay[];
  readonly date: CalendarDate;
  /** Why a day has no free time; undefined if it has. */
  readonly writeRoom: (room: DayRoom, date: CalendarDate) => string | undefined;
  readonly onDate: (date: CalendarDate) => void;
}

/** The days of the trip; those without time are marked and say why. */
export function DayChips({ trip, days, date: chosen, writeRoom, onDate }: DayChipsProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const id = useId();
  return (
    <fieldset className={classes.days} aria-label={t('month')}>
      <ChipRow ground="surface">
        <HintGroup>
          <div className={classes.dayRow}>
            {days.map(({ date, room }) => {
              const number = dayNumberOf(trip, date) ?? 1;
              const reason = writeRoom(room, date);
              const reasonId = `${id}-${number}`;
              return (
                <span key={date}>
                  <Hint
                    label={reason}
                    disabled={reason === undefined || date === chosen}
                    events={WHERE_POINTED}
                  >
                    <button
                      ref={date === chosen ? bringNear : undefined}
                      type="button"
                      className={`${chips.chip} ${classes.day}`}
                      data-shut={reason !== undefined || undefined}
                      aria-pressed={date === chosen}
                      aria-describedby={reason === undefined ? undefined : reasonId}
                      onClick={() => onDate(date)}
                    >
                      <span
                        className={chips.dot}
                        style={{ background: dayColor(number).fill }}
                        aria-hidden
                      />
                      {t('day', { number })} <span className={chips.hint}>{format.day(date)}</span>
                    </button>
                  </Hint>
                  {reason !== undefined && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
                </span>
              );
            })}
          </div>
        </HintGroup>
      </ChipRow>
    </fieldset>
  );
}
