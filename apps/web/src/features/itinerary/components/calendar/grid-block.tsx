import { VisuallyHidden } from '@mantine/core';
import { arrivalEventId, isAirportEvent } from '@ooo/domain/flight-window/airport-events';
import type { StopWarning } from '@ooo/domain/itinerary/itinerary.types';
import { findSymbol } from '@ooo/domain/places/place-picture';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconAlertTriangle, IconPlaneArrival, IconPlaneDeparture } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { TAG_COLORS } from '../../../../lib/theme.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { KIND_ICONS } from '../../../../components/kind-icons.ts';
import { useHoverOf, useIsHovered } from '../../../../lib/hovered-place.ts';
import type { DayBlock } from '../../lib/day-layout.ts';
import type { PlaceActions } from '../../lib/place-actions.ts';
import { DragBlock } from '../by-hand/drag-block.tsx';
import { EventMenu } from './event-menu.tsx';
import classes from './time-grid.module.css';

interface GridBlockProps extends PlaceActions {
  readonly trip: Trip;
  readonly block: DayBlock;
  readonly isSelected: boolean;
  /** Only suggested by a plan: it has no actions yet. */
  readonly isGhost?: boolean;
  readonly warning?: StopWarning | undefined;
  readonly onSelect: () => void;
  /** Where it is on the grid. */
  readonly style: CSSProperties;
}

/** A visit on the grid in its tag's colour, a flight in ink. A press opens its actions. */
export function GridBlock(props: GridBlockProps) {
  const { trip, block, isSelected, isGhost = false, warning, onSelect, style, ...actions } = props;
  const { t } = useTranslation(['schedule', 'itinerary']);
  const format = useFormat();
  const { poi, startMin, endMin, lane, lanes } = block;
  const hover = useHoverOf(poi.id);
  const isHovered = useIsHovered(poi.id);
  const isFlight = isAirportEvent(poi);
  const FlightIcon = poi.id === arrivalEventId(poi.tripId) ? IconPlaneArrival : IconPlaneDeparture;
  const BlockIcon = isFlight ? FlightIcon : KIND_ICONS[findSymbol(poi)];
  const start = format.time(fromMinutes(startMin));
  const end = format.time(fromMinutes(endMin));
  const span = t('schedule:span', { start, end });
  const problem = problemOf(warning, t);

  const box = {
    ...style,
    left: `${(lane / lanes) * 100}%`,
    width: `calc(${100 / lanes}% - 4px)`,
  };
  const button = (
    <button
      type="button"
      className={classes.block}
      data-block
      data-flight={isFlight || undefined}
      data-ghost={isGhost || undefined}
      data-selected={isSelected || undefined}
      data-short={endMin - startMin < 50 || undefined}
      data-hovered={isHovered || undefined}
      onClick={onSelect}
      onFocus={hover.onPointerEnter}
      onBlur={hover.onPointerLeave}
      {...hover}
      style={{ '--tag': TAG_COLORS[poi.tag].fill }}
    >
      <BlockIcon size={16} stroke={1.75} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.name}>{poi.name}</span>{' '}
        <span className={classes.times}>
          {start}{' '}
          {!isFlight && <span className={classes.until}>{span.slice(start.length).trim()}</span>}
        </span>
      </span>{' '}
      {problem && (
        <span className={classes.problem} title={problem}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <VisuallyHidden>{problem}</VisuallyHidden>
        </span>
      )}
      {isGhost && <VisuallyHidden>{t('schedule:plan.suggested')}</VisuallyHidden>}
    </button>
  );
  if (isGhost) {
    return (
      <div className={classes.ghost} style={box}>
        {button}
      </div>
    );
  }
  return (
    <DragBlock poi={poi} style={box}>
      <EventMenu trip={trip} poi={poi} {...actions}>
        {button}
      </EventMenu>
    </DragBlock>
  );
}

/** Problems of the visit itself; travel that is too long is shown between two blocks. */
function problemOf(
  warning: StopWarning | undefined,
  t: TFunction<['schedule', 'itinerary']>,
): string | undefined {
  if (warning === undefined || warning === 'tight') return undefined;
  return warning === 'overlap'
    ? t('itinerary:drag.mark.overlap')
    : t(`itinerary:warning.${warning}`);
}
