import type { DropRefusal, DropSource } from '@ooo/domain/itinerary/drop.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { visitDurationMin } from '@ooo/domain/scheduling/visit-durations';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { fromMinutes, toMinutes } from '@ooo/domain/shared/wall-time';
import { useTranslation } from 'react-i18next';
import { useWriting } from '../../../lib/format/use-writing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { PlannedDrop } from '../state/drag.atoms.ts';
import { useClosedWords } from './use-closed-words.ts';
import { formatOpenTimes } from '../../trip-data/api/trip-hours.ts';

export interface DropWords {
  /** Where it would go; undefined where it cannot. */
  readonly where?: string;
  /** Why it cannot go there, or what is wrong there. */
  readonly problem?: string;
}

/** Words for what a drop would do. */
export function useDropWords(
  source: DropSource | undefined,
): (poi: Poi, planned: PlannedDrop) => DropWords {
  const { t } = useTranslation(['itinerary', 'schedule']);
  const writing = useWriting();
  const format = useFormat();
  const closed = useClosedWords(source);

  const refusal = (poi: Poi, reason: DropRefusal, date: CalendarDate | null): string => {
    const windows = (date && source?.hoursOf(poi, date)) ?? [];
    switch (reason) {
      case 'closed-day':
        return date ? closed(poi, date) : '';
      case 'closed-then':
        return t('itinerary:drag.closedThen', { hours: formatOpenTimes(windows, writing) });
      case 'no-room':
        return t('itinerary:drag.noRoom');
      default:
        return t('schedule:outsideFlights');
    }
  };

  return (poi, { target, drop }) => {
    const date = 'date' in target ? target.date : poi.date;
    if (!drop.ok) return { problem: refusal(poi, drop.reason, date) };
    const { visit, mark } = drop;
    if (!visit) return { where: t('itinerary:drag.toIdeas') };
    const start = format.time(visit.startTime);
    const end = format.time(
      fromMinutes(toMinutes(visit.startTime) + visitDurationMin({ ...poi, ...visit })),
    );
    const span = t('schedule:span', { start, end });
    return {
      where: t('itinerary:drag.at', { day: format.day(visit.date), time: span }),
      ...(mark && { problem: t(`itinerary:drag.mark.${mark}`) }),
    };
  };
}
