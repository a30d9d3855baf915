import type { DayRoom } from '@ooo/domain/scheduling/free-slots';
import type { HoursOfDay } from '@ooo/domain/scheduling/hours-summary';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isClosedByWeekday } from '../../trip-data/api/closed-words.ts';

/** Writes why a place has no time on a day: `Closed on Mondays.`; undefined where it has. */
export function useRoomWords(
  hours: readonly HoursOfDay[],
  durationMin: number,
): (room: DayRoom, date: CalendarDate) => string | undefined {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  return (room, date) => {
    if (room === 'free') return undefined;
    if (room === 'closed' && isClosedByWeekday(hours, date)) {
      return t('sheet.room.closedWeekdays', { weekdays: format.weekdays(date) });
    }
    return t(`sheet.room.${room}`, {
      day: format.day(date),
      duration: format.duration(durationMin),
    });
  };
}
