import type { PoiId } from '@ooo/domain/shared/ids';
import type { ReactNode } from 'react';
import { useHoverOf, useIsHovered } from '../../../../lib/hovered-place.ts';
import itinerary from '../../../../components/day-list/day-list.module.css';
import classes from './plan.module.css';

interface PlanLineProps {
  readonly id: PoiId;
  /** The colour of the day, for suggested visits. */
  readonly ghostColor?: string | undefined;
  readonly isOff?: boolean;
  readonly isSelected: boolean;
  /** If absent, the row cannot be selected here. */
  readonly onSelect?: (() => void) | undefined;
  /** A number or an icon. */
  readonly lead: ReactNode;
  readonly time: string;
  readonly words: ReactNode;
  /** The row's actions. */
  readonly children?: ReactNode;
}

/** A row of a day with the plan; suggested visits have a dashed outline. */
export function PlanLine(props: PlanLineProps) {
  const { id, ghostColor, isOff = false, isSelected, onSelect, lead, time, words } = props;
  const hover = useHoverOf(id);
  const isHovered = useIsHovered(id);
  const content = (
    <>
      {lead}
      <span className={itinerary.time}>{time}</span>
      <span className={itinerary.words}>{words}</span>
    </>
  );
  return (
    <div
      className={`${itinerary.row} ${classes.line}`}
      style={ghostColor === undefined ? undefined : { '--day': ghostColor }}
      data-ghost={ghostColor !== undefined || undefined}
      data-off={isOff || undefined}
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      {...hover}
    >
      {onSelect ? (
        <button
          type="button"
          className={itinerary.main}
          aria-pressed={isSelected}
          onClick={onSelect}
        >
          {content}
        </button>
      ) : (
        <div className={`${itinerary.main} ${classes.still}`}>{content}</div>
      )}
      {props.children !== undefined && <div className={classes.actions}>{props.children}</div>}
    </div>
  );
}
