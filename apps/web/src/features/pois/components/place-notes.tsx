import { Anchor, Text } from '@mantine/core';
import { parsePoiNotes, ratingOf } from '@ooo/domain/pois/poi-notes';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { IconMapPin, IconPhone, IconStarFilled, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toWebLink } from '../lib/safe-link.ts';
import classes from './place-card.module.css';
import { PlaceHours } from './place-hours.tsx';

interface PlaceNotesProps {
  readonly poi: Poi;
  /** When it is open, in words; undefined until it is known. */
  readonly hours: string | undefined;
}

/** What the notes and the source say of a place, each piece by itself. */
export function PlaceNotes({ poi, hours }: PlaceNotesProps) {
  const { t } = useTranslation('pois');
  const format = useFormat();
  const notes = parsePoiNotes(poi.notes);
  const rating = ratingOf(poi.notes);
  const link = toWebLink(notes.website);
  const address = poi.location.address ?? notes.address ?? notes.location;
  // The kind says it better where it is known.
  const type = poi.kind === null ? (notes.type ?? notes.category) : undefined;
  const marks = [notes.price, type, notes.bookmarkedFromDiscovery && t('bookmarked')];

  return (
    <>
      {(rating !== undefined || marks.some(Boolean)) && (
        <Text size="sm" component="div" className={classes.fact}>
          {rating !== undefined && (
            <span className={classes.fact}>
              <IconStarFilled
                size={14}
                className={classes.star}
                aria-label={t('rating', { rating })}
              />
              {format.number(rating)}
              {notes.totalRatings !== undefined && ` (${notes.totalRatings})`}
            </span>
          )}
          {marks.filter(Boolean).map((mark) => (
            <span key={String(mark)} className={classes.mark}>
              {mark}
            </span>
          ))}
        </Text>
      )}
      {notes.text !== undefined && (
        <Text size="sm" lineClamp={3} dir="auto">
          {notes.text}
        </Text>
      )}
      <PlaceHours poi={poi} noted={notes.hours} hours={hours} />
      {address !== undefined && address !== poi.location.neighborhood && (
        <div className={classes.line}>
          <IconMapPin size={14} stroke={1.75} aria-hidden />
          <bdi>{address}</bdi>
        </div>
      )}
      {notes.phone !== undefined && (
        <Anchor size="xs" href={`tel:${notes.phone.replaceAll(/[^\d+]/g, '')}`}>
          <IconPhone size={14} stroke={1.75} aria-hidden /> {notes.phone}
        </Anchor>
      )}
      {link !== undefined && (
        <Anchor size="xs" href={link} target="_blank" rel="noreferrer">
          <IconWorld size={14} stroke={1.75} aria-hidden /> {t('website')}
        </Anchor>
      )}
      {notes.placeId !== undefined && (
        <Text size="xs" c="var(--ooo-muted)" className={classes.id}>
          {t('placeId', { id: notes.placeId })}
        </Text>
      )}
    </>
  );
}
