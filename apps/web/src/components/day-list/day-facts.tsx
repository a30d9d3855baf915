import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import classes from './day-list.module.css';

/** Shorter ones are not mentioned. */
const LEAST_WALK_KM = 0.1;

export interface DayTotals {
  readonly stopCount: number;
  /** On foot. */
  readonly walkKm: number;
  readonly travelMin: number;
  /** A share of the hours that the day has; more than 1 where its visits do not fit. */
  readonly fill: number;
}

interface DayFactsProps {
  readonly day: DayTotals;
}

/** Under the head of a day: stops, distance on foot, travel, and how full it is. */
export function DayFacts({ day }: DayFactsProps) {
  const { t } = useTranslation('itinerary');
  const format = useFormat();
  const { stopCount, walkKm, travelMin, fill } = day;
  if (stopCount === 0) return null;
  const parts = [
    t('facts.stops', { count: stopCount }),
    walkKm >= LEAST_WALK_KM && t('facts.walk', { distance: format.distance(walkKm) }),
    travelMin > 0 && t('facts.travel', { time: format.duration(travelMin) }),
  ].filter((part) => part !== false);
  const fullness =
    fill > 1 ? t('facts.over') : t('facts.full', { percent: Math.round(fill * 100) });
  return (
    <div className={classes.facts}>
      <span>{parts.join(' · ')}</span>
      <span className={classes.gauge} data-over={fill > 1 || undefined} title={fullness}>
        <VisuallyHidden>{fullness}</VisuallyHidden>
        <span aria-hidden style={{ width: `${Math.min(1, fill) * 100}%` }} />
      </span>
    </div>
  );
}
