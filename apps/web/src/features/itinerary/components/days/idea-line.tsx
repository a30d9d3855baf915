import { findSymbol } from '@ooo/domain/places/place-picture';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { memo } from 'react';
import { SwatchIcon } from '../../../../components/swatch-icon.tsx';
import { usePlaceWord } from '../../../../i18n/use-place-word.ts';
import { useHoverOf, useIsHovered } from '../../../../lib/hovered-place.ts';
import { TAG_COLORS } from '../../../../lib/theme.ts';
import { DragRow } from '../by-hand/drag-row.tsx';
import type { ItineraryActions } from './itinerary-actions.ts';
import classes from '../../../../components/day-list/day-list.module.css';
import { RowMenu } from './row-menu.tsx';

interface IdeaLineProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly isSelected: boolean;
  readonly actions: ItineraryActions;
}

/** A saved place that has no time yet. */
export const IdeaLine = memo(function IdeaLine({ trip, poi, isSelected, actions }: IdeaLineProps) {
  const wordFor = usePlaceWord();
  const hover = useHoverOf(poi.id);
  const isHovered = useIsHovered(poi.id);
  const { tag, location } = poi;
  const facts = [wordFor(poi), location.neighborhood ?? location.address]
    .filter(Boolean)
    .join(' · ');
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
        <SwatchIcon name={findSymbol(poi)} {...TAG_COLORS[tag]} />
        <span className={classes.words}>
          <span className={classes.name} dir="auto">
            {poi.name}
          </span>
          <span className={classes.note}>{facts}</span>
        </span>
      </button>
      <RowMenu trip={trip} poi={poi} {...actions} />
    </DragRow>
  );
});
