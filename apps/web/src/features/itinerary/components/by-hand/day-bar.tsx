import { Portal } from '@mantine/core';
import { dayBounds, flightWindow } from '@ooo/domain/flight-window/flight-window.rules';
import type { DropSource } from '@ooo/domain/itinerary/drop.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { listTripDays } from '@ooo/domain/trips/trip-days.rules';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../components/use-is-phone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useAtomValue } from '../../../../lib/jotai.ts';
import { dayColor } from '../../../../lib/theme.ts';
import { useDropSource } from '../../lib/drop-source.ts';
import { dragAtom, plannedDropAtom } from '../../state/drag.atoms.ts';
import classes from './day-bar.module.css';

/** Why a day cannot take the place at any hour, in one word. */
function refusalOf(source: DropSource, poi: Poi, date: CalendarDate): 'flight' | 'closed' | null {
  if (!dayBounds(flightWindow(source.trip), date)) return 'flight';
  return source.hoursOf(poi, date)?.length === 0 ? 'closed' : null;
}

/** At the top of a phone's screen while a row is moved: all days, however few of them the list shows. */
export function DayBar() {
  const { t } = useTranslation('itinerary');
  const format = useFormat();
  const isPhone = useIsPhone();
  const source = useDropSource();
  const drag = useAtomValue(dragAtom);
  const target = useAtomValue(plannedDropAtom)?.target;
  if (!isPhone || !source || drag?.part !== 'row' || drag.by === 'keyboard') return null;
  const over = target?.to === 'day' ? target.date : undefined;
  return (
    <Portal>
      <div className={classes.bar} aria-hidden>
        {listTripDays(source.trip).map(({ date, number }) => {
          const refusal = refusalOf(source, drag.poi, date);
          return (
            <div
              key={date}
              className={classes.day}
              data-drop="day"
              data-date={date}
              data-over={over === date || undefined}
              data-refused={refusal ?? undefined}
            >
              <span className={classes.number}>
                <i style={{ background: dayColor(number).fill }} />
                {t('day', { number })}
              </span>
              <span>{refusal ? t(`drag.bar.${refusal}`) : format.day(date)}</span>
            </div>
          );
        })}
      </div>
    </Portal>
  );
}
