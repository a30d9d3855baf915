import { Text } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { LANGUAGES } from '@ooo/texts/languages';
import { kindWord } from '@ooo/domain/places/kind-word';
import { parsePoiNotes, type PoiNotes, ratingOf } from '@ooo/domain/pois/poi-notes';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './place-card.module.css';

/** The kind of place in the notes, unless it is the same as the place's kind, in any language. */
function typeOf({ kind }: Poi, { type, category }: PoiNotes): string | undefined {
  const written = type ?? category;
  const words = kind === null ? [] : LANGUAGES.map((language) => kindWord(kind, language));
  const isSaid = words.some((word) => word.toLowerCase() === written?.toLowerCase());
  return isSaid ? undefined : written;
}

/** Badges from a place's notes: ratings, price and kind. */
export function PlaceMarks({ poi }: { readonly poi: Poi }) {
  const { t } = useTranslation('pois');
  const format = useFormat();
  const notes = parsePoiNotes(poi.notes);
  const rating = ratingOf(poi.notes);
  const { googleRating, totalRatings } = notes;
  const marks = [
    rating === undefined && totalRatings !== undefined && t('ratings', { number: totalRatings }),
    notes.rating !== undefined && googleRating && t('googleRating', { rating: googleRating }),
    notes.price,
    typeOf(poi, notes),
  ].filter(Boolean);
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
