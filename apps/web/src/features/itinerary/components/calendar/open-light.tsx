import type { OpeningDays } from '@ooo/domain/scheduling/plan-trip';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { CSSProperties } from 'react';
import { hoveredPlaceAtom } from '../../../../lib/hovered-place.ts';
import { useAtomValue } from '../../../../lib/jotai.ts';
import { openOn } from '../../../trip-data/api/open-on.ts';
import { dragAtom } from '../../state/drag.atoms.ts';
import classes from './time-grid.module.css';

interface OpenLightProps {
  readonly date: CalendarDate;
  readonly hours: readonly OpeningDays[] | undefined;
  readonly selectedId: PoiId | undefined;
  readonly place: (startMin: number, endMin: number) => CSSProperties;
}

/** Longer than any grid: visits may end after midnight. */
const WHOLE_DAY_MIN = 2880;

/**
 * The opening hours of the place that is dragged, hovered or selected; a day on which a dragged place is closed is hatched.
 * Separate, so that hovering does not redraw any block.
 */
export function OpenLight({ date, hours, selectedId, place }: OpenLightProps) {
  const hoveredId = useAtomValue(hoveredPlaceAtom);
  const draggedId = useAtomValue(dragAtom)?.poi.id;
  const litId = draggedId ?? hoveredId ?? selectedId;
  const windows = litId === undefined ? null : openOn(hours, litId, date);
  const isClosed = draggedId !== undefined && windows?.length === 0;
  if (isClosed) return <div className={classes.closed} style={place(0, WHOLE_DAY_MIN)} />;
  return windows?.map(({ openMin, closeMin }) => (
    <div key={openMin} className={classes.light} style={place(openMin, closeMin)} />
  ));
}
