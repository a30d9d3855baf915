import { Text } from '@mantine/core';
import { shownSource } from '@ooo/domain/places/built-in-source';
import type { Recommendation } from '@ooo/domain/places/place.schema';
import { IconClock, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SourceName } from '../../../components/source-name.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './recommendation-card.module.css';

interface FactsProps {
  readonly recommendation: Recommendation;
  readonly distance: string | undefined;
}

/** Kind, neighbourhood, distance and rating, in a line. */
export function RecommendationFacts({ recommendation, distance }: FactsProps) {
  const { t } = useTranslation('places');
  const format = useFormat();
  const { venueType, location, neighborhood, priceRange, rating, ratingCount } = recommendation;
  const facts = [venueType, neighborhood ?? location, distance, priceRange];
  return (
    <Text size="xs" c="var(--ooo-muted)" className={classes.facts}>
      {facts.filter(Boolean).join(' · ')}
      {rating !== undefined && (
        <span className={classes.rating}>
          <IconStarFilled size={12} aria-label={t('rated')} /> {format.number(rating)}
          {ratingCount !== undefined && ` (${format.number(ratingCount)})`}
        </span>
      )}
    </Text>
  );
}

interface HoursProps {
  readonly recommendation: Recommendation;
  /** When it is open, in words; undefined until it is known. */
  readonly hours: string | undefined;
}

/** When it is open on the days of the trip, with source and age. */
export function RecommendationHours({ recommendation, hours }: HoursProps) {
  const { t } = useTranslation('places');
  const format = useFormat();
  const { openingHours, source, asOf } = recommendation;
  return (
    <div className={classes.hours}>
      <IconClock size={14} stroke={1.75} aria-hidden />
      <div>
        {openingHours === undefined && t('hoursUnknown')}
        {openingHours !== undefined && (hours ?? t('hoursLoading'))}
        <span className={classes.source}>
          <SourceName source={shownSource(source, { hasHours: openingHours !== undefined })} />,{' '}
          {format.month(asOf)}
        </span>
      </div>
    </div>
  );
}
