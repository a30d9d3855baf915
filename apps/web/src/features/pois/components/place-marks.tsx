import { Text } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { parsePoiNotes, ratingOf } from '@ooo/domain/pois/poi-notes';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './place-card.module.css';

/** What the notes say of a place in marks: its rating, its price, and where it was found. */
export function PlaceMarks({ poi }: { readonly poi: Poi }) {
  const { t } = useTranslation('pois');
  const format = useFormat();
  const notes = parsePoiNotes(poi.notes);
  const rating = ratingOf(poi.notes);
  // The kind says it better where it is known.
  const type = poi.kind === null ? (notes.type ?? notes.category) : undefined;
  const marks = [notes.price, type, notes.bookmarkedFromDiscovery && t('bookmarked')].filter(
    Boolean,
  );
  if (rating === undefined && marks.length === 0) return null;
  return (
    <Text size="sm" component="div" className={classes.fact}>
      {rating !== undefined && (
        <span className={classes.fact}>
          <IconStarFilled size={14} className={classes.star} aria-label={t('rating', { rating })} />
          {format.number(rating)}
          {notes.totalRatings !== undefined && ` (${notes.totalRatings})`}
        </span>
      )}
      {marks.map((mark) => (
        <span key={String(mark)} className={classes.mark}>
          {mark}
        </span>
      ))}
    </Text>
  );
}
