import { Text } from '@mantine/core';
import { isAirportEvent } from '@ooo/domain/flight-window/airport-events';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { parsePoiNotes } from '@ooo/domain/pois/poi-notes';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SourceName } from '../../../components/source-name.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './place-card.module.css';

/** These are there at any hour. */
const WITHOUT_HOURS: ReadonlySet<Poi['tag']> = new Set(['hotel', 'airport']);

/** When a place is open, as its source writes it, and which source that is. */
export function CardFacts({ poi }: { readonly poi: Poi }) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const hours = poi.openingHours ?? parsePoiNotes(poi.notes).hours;
  const lines = hours === undefined ? [] : format.openingHours(hours);
  const { source, sourceAsOf } = poi;

  return (
    <>
      {lines.length > 0 && (
        <div className={classes.hours}>
          <IconClock size={14} stroke={1.75} aria-hidden />
          <ul aria-label={t('hours')}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {lines.length === 0 && !WITHOUT_HOURS.has(poi.tag) && !isAirportEvent(poi) && (
        <Text size="xs" c="var(--ooo-muted)">
          {t('hoursUnknown')}
        </Text>
      )}
      {source !== null && (
        <Text size="xs" c="var(--ooo-muted)">
          <SourceName source={source} />
          {sourceAsOf !== null && `, ${format.month(sourceAsOf)}`}
        </Text>
      )}
    </>
  );
}
