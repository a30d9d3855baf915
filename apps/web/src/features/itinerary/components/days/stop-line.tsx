import { VisuallyHidden } from '@mantine/core';
import type { StopRow } from '@ooo/domain/itinerary/itinerary.types';
import { findSymbol } from '@ooo/domain/places/place-picture';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '../../../../components/kind-icon.tsx';
import { usePlaceWord } from '../../../../i18n/use-place-word.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useHoverOf, useIsHovered } from '../../../../lib/hovered-place.ts';
import { dayColor } from '../../../../lib/theme.ts';
import { DragRow } from '../by-hand/drag-row.tsx';
import type { ItineraryActions } from './itinerary-actions.ts';
import classes from '../../../../components/day-list/day-list.module.css';
import { RowMenu } from './row-menu.tsx';

interface StopLineProps {
  readonly trip: Trip;
  readonly row: StopRow;
  readonly dayNumber: number;
  readonly isSelected: boolean;
  readonly actions: ItineraryActions;
}

/** A visit: its number, time, name, and problems. */
export const StopLine = memo(function StopLine({
  trip,
  row,
  dayNumber,
  isSelected,
  actions,
}: StopLineProps) {
  const { poi, number, startMin, endMin, warning } = row;
  const { t } = useTranslation('itinerary');
  const wordFor = usePlaceWord();
  const format = useFormat();
  const hover = useHoverOf(poi.id);
  const isHovered = useIsHovered(poi.id);
  const { fill, text } = dayColor(dayNumber);
  const facts = [wordFor(poi), format.duration(endMin - startMin)].join(' · ');
  return (
    <DragRow
      poi={poi}
      className={classes.row}
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      {...hover}
    >
      <button
        type="button"
        className={classes.main}
        aria-pressed={isSelected}
        onClick={() => actions.onSelect(poi)}
      >
        <VisuallyHidden>{t('stop', { number })} </VisuallyHidden>
        <span aria-hidden className={classes.number} style={{ background: fill, color: text }}>
          {number}
        </span>
        <span className={classes.time}>{format.time(fromMinutes(startMin))}</span>
        <span className={classes.words}>
          <span className={classes.name} dir="auto">
            {poi.name}
          </span>
          <span className={classes.note}>
            <KindIcon name={findSymbol(poi)} size={14} className={classes.kind} />
            {facts}
          </span>
          {warning && (
            <span className={classes.warning}>
              <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
              {t(`warning.${warning}`)}
            </span>
          )}
        </span>
      </button>
      <RowMenu trip={trip} poi={poi} {...actions} />
    </DragRow>
  );
});
