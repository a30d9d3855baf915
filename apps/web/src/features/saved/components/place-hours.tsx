import { isJourney } from '@ooo/domain/pois/poi.rules';
import { shownSource } from '@ooo/domain/places/built-in-source';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SourceName } from '../../../components/source-name.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useUsualHours } from '../../../lib/format/use-usual-hours.ts';
import classes from './place-card.module.css';

interface PlaceHoursProps {
  readonly poi: Poi;
  /** What the notes say of the hours. */
  readonly noted: string | undefined;
  /** When it is open, in words; undefined until it is known. */
  readonly hours: string | undefined;
}

/** When a place is open, with the source; unknown hours are mentioned if a visit depends on them. */
export function PlaceHours({ poi, noted, hours }: PlaceHoursProps) {
  const { t } = useTranslation('pois');
  const format = useFormat();
  const writeUsual = useUsualHours();
  const { openingHours, source, sourceAsOf } = poi;
  const usual = openingHours ?? noted;
  const isVisited = !isJourney(poi) && poi.tag !== 'hotel';
  const lines = () => {
    if (usual === undefined) return isVisited ? [t('hoursUnknown')] : [];
    return openingHours !== null && hours !== undefined ? [hours] : writeUsual(usual);
  };
  const isNotedToo = openingHours !== null && noted !== undefined && noted !== openingHours;
  const shown = [...new Set([...lines(), ...(isNotedToo ? writeUsual(noted) : [])])];
  return (
    <div className={classes.hours}>
      {shown.length > 0 && <IconClock size={14} stroke={1.75} aria-hidden />}
      <div>
        {shown.length > 0 && (
          <ul aria-label={t('hours')}>
            {shown.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {source !== null && (
          <span className={classes.source}>
            <SourceName source={shownSource(source, { hasHours: openingHours !== null })} />
            {sourceAsOf !== null && `, ${format.month(sourceAsOf)}`}
          </span>
        )}
      </div>
    </div>
  );
}
