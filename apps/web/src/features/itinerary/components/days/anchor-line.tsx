import { anchorOf } from '@ooo/domain/itinerary/anchor-of';
import type { FlightRow, HotelRow } from '@ooo/domain/itinerary/itinerary.types';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useHoverOf, useIsHovered } from '../../../../lib/hovered-place.ts';
import { AnchorIcon } from '../../../../components/day-list/anchor-icon.tsx';
import type { ItineraryActions } from './itinerary-actions.ts';
import classes from '../../../../components/day-list/day-list.module.css';

interface AnchorLineProps {
  readonly row: FlightRow | HotelRow;
  readonly isSelected: boolean;
  readonly actions: ItineraryActions;
}

/** The fixed points of a day: the landing, the take-off, the hotel of the night. */
export const AnchorLine = memo(function AnchorLine({ row, isSelected, actions }: AnchorLineProps) {
  const { t } = useTranslation('itinerary');
  const format = useFormat();
  const { poi, type } = row;
  const hover = useHoverOf(poi.id);
  const isHovered = useIsHovered(poi.id);
  return (
    <div
      className={classes.row}
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      {...hover}
    >
      <button
        type="button"
        className={classes.main}
        aria-pressed={isSelected}
        onClick={() => (type === 'hotel' ? actions.onSelect(poi) : actions.onShowFlights())}
      >
        <AnchorIcon anchor={anchorOf(row)} />
        <span className={classes.time}>
          {type === 'flight' && format.time(fromMinutes(row.startMin))}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{poi.name}</span>
          {type === 'hotel' && <span className={classes.note}>{t('night')}</span>}
        </span>
      </button>
    </div>
  );
});
