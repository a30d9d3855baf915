import { Title } from '@mantine/core';
import type { TripOverview } from '../api/use-trip-overviews.ts';
import classes from './trip-card.module.css';
import { TripFacts } from './trip-facts.tsx';
import { TripHeading } from './trip-heading.tsx';
import { TripMenu } from './trip-menu.tsx';
import { TripPicture } from './trip-picture.tsx';

interface TripCardProps {
  readonly overview: TripOverview;
  /** It is over: the card is quieter, without the weather. */
  readonly isPast?: boolean;
}

/** A trip in the grid; the whole card is its link. */
export function TripCard({ overview, isPast = false }: TripCardProps) {
  const { trip } = overview;
  return (
    <article className={isPast ? `${classes.card} ${classes.past}` : classes.card}>
      <div className={classes.picture}>
        <TripPicture trip={trip} />
      </div>
      <div className={classes.body}>
        <TripHeading trip={trip}>
          {(link) => (
            <Title order={isPast ? 3 : 2} size="h3" lineClamp={1}>
              {link}
            </Title>
          )}
        </TripHeading>
        <TripFacts overview={overview} hasWeather={!isPast} />
      </div>
      <TripMenu trip={trip} />
    </article>
  );
}
