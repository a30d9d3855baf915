import { Anchor, Text } from '@mantine/core';
import { parsePoiNotes, ratingOf } from '@ooo/domain/pois/poi-notes';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { IconClock, IconPhone, IconStarFilled, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toWebLink } from '../lib/safe-link.ts';
import classes from './place-card.module.css';

/** What the notes and the source say of a place, each piece by itself. */
export function PlaceNotes({ poi }: { readonly poi: Poi }) {
  const { t } = useTranslation('pois');
  const format = useFormat();
  const notes = parsePoiNotes(poi.notes);
  const rating = ratingOf(poi.notes);
  const hours = poi.openingHours ?? notes.hours;
  const link = toWebLink(notes.website);

  return (
    <>
      {(rating !== undefined || notes.price !== undefined) && (
        <Text size="sm" className={classes.fact}>
          {rating !== undefined && (
            <span className={classes.fact} aria-label={t('rating', { rating })}>
              <IconStarFilled size={14} className={classes.star} aria-hidden />
              {format.number(rating)}
              {notes.totalRatings !== undefined && ` (${notes.totalRatings})`}
            </span>
          )}
          {notes.price !== undefined && <span>{notes.price}</span>}
        </Text>
      )}
      {notes.text !== undefined && (
        <Text size="sm" lineClamp={3}>
          {notes.text}
        </Text>
      )}
      {hours !== undefined && (
        <div className={classes.hours}>
          <IconClock size={14} stroke={1.75} aria-hidden />
          <ul aria-label={t('hours')}>
            {format.openingHours(hours).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
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
      {poi.source !== null && (
        <Text size="xs" c="var(--ooo-muted)">
          {poi.sourceAsOf === null
            ? poi.source
            : t('source', { source: poi.source, date: format.month(poi.sourceAsOf) })}
        </Text>
      )}
    </>
  );
}
