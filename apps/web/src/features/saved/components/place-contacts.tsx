import { Anchor, Text } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { parsePoiNotes } from '@ooo/domain/pois/poi-notes';
import { IconMapPin, IconPhone, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toWebLink } from '../lib/safe-link.ts';
import classes from './place-card.module.css';

/** Where a place is and how to reach it, as far as its notes know. */
export function PlaceContacts({ poi }: { readonly poi: Poi }) {
  const { t } = useTranslation('pois');
  const notes = parsePoiNotes(poi.notes);
  const link = toWebLink(notes.website);
  const { address, neighborhood } = poi.location;
  const places = new Set([address, notes.address, notes.location]);
  places.delete(neighborhood);
  return (
    <>
      {[...places].map(
        (place) =>
          place !== undefined && (
            <div key={place} className={classes.line}>
              <IconMapPin size={14} stroke={1.75} aria-hidden />
              <bdi>{place}</bdi>
            </div>
          ),
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
