import { Text, Title } from '@mantine/core';
import { tripPhase } from '@ooo/domain/trips/trip-days.rules';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { TripOverview } from '../api/use-trip-overviews.ts';
import { todayAtDestination } from '../lib/trip-today.ts';
import classes from './trip-card.module.css';
import { TripFacts } from './trip-facts.tsx';
import { TripHeading } from './trip-heading.tsx';
import { TripMenu } from './trip-menu.tsx';
import { TripPicture } from './trip-picture.tsx';

interface NextTripCardProps {
  readonly overview: TripOverview;
  readonly now: Date;
}

/** The next trip, wide, with its scene and how far away it is. */
export function NextTripCard({ overview, now }: NextTripCardProps) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const { trip } = overview;
  const today = todayAtDestination(overview, now);
  const when =
    tripPhase(trip, today) === 'running'
      ? t('card.running')
      : format.relativeDay(trip.startDate, today);
  return (
    <article className={`${classes.card} ${classes.wide}`}>
      <div className={classes.picture}>
        <TripPicture trip={trip} />
      </div>
      <div className={classes.body}>
        <Text component="span" className={classes.when}>
          {when}
        </Text>
        <TripHeading trip={trip}>
          {(link) => (
            <Title order={2} fz="1.75rem" lineClamp={2}>
              {link}
            </Title>
          )}
        </TripHeading>
        <TripFacts overview={overview} />
      </div>
      <TripMenu trip={trip} />
    </article>
  );
}
