import type { Poi } from '@ooo/domain/pois/poi.schema';
import { visitDurationMin } from '@ooo/domain/scheduling/visit-durations';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { fromMinutes, toMinutes } from '@ooo/domain/shared/wall-time';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useAtomValue } from '../../../../lib/jotai.ts';
import { dragAtom, plannedDropAtom, type PlannedDrop } from '../../state/drag.atoms.ts';
import classes from './by-hand.module.css';

interface GridGhostProps {
  readonly date: CalendarDate;
  readonly place: (startMin: number, endMin: number) => CSSProperties;
}

/** Shows on the grid of a day where the visit would be, and how long. */
export function GridGhost({ date, place }: GridGhostProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const drag = useAtomValue(dragAtom);
  const planned = useAtomValue(plannedDropAtom);
  const ghost = useRef<HTMLDivElement>(null);
  const span = drag && planned && spanOn(date, drag.poi, planned);
  const startMin = span?.startMin;

  useLayoutEffect(() => {
    const isByKey = startMin !== undefined && drag?.by === 'keyboard';
    if (isByKey) ghost.current?.scrollIntoView?.({ block: 'nearest' });
  }, [drag, startMin]);

  if (!span) return null;
  const endMin = span.startMin + span.durationMin;
  const start = format.time(fromMinutes(span.startMin));
  const end = format.time(fromMinutes(endMin));
  return (
    <div
      ref={ghost}
      className={classes.ghost}
      style={place(span.startMin, endMin)}
      data-refused={!planned?.drop.ok || undefined}
      aria-hidden
    >
      <span>{t('span', { start, end })}</span>
    </div>
  );
}

/** A drop on the day, refused or not; also one that was made in the column. */
function spanOn(
  date: CalendarDate,
  poi: Poi,
  { target, drop }: PlannedDrop,
): { readonly startMin: number; readonly durationMin: number } | undefined {
  if (drop.ok) {
    const { visit } = drop;
    if (visit?.date !== date) return undefined;
    return { startMin: toMinutes(visit.startTime), durationMin: visit.duration };
  }
  if (target.to === 'time' && target.date === date) {
    return { startMin: target.startMin, durationMin: visitDurationMin(poi) };
  }
  if (target.to === 'length' && poi.date === date && poi.startTime !== null) {
    return { startMin: toMinutes(poi.startTime), durationMin: Math.max(0, target.durationMin) };
  }
  return undefined;
}
