import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import type { TripOverview } from '../api/use-trips.ts';
import classes from './trip-card.module.css';
import { TripFacts, TripPlace } from './trip-facts.tsx';
import { TripMenu } from './trip-menu.tsx';
import { TripPicture } from './trip-picture.tsx';

/** A trip in the grid; the whole card is its link. */
export function TripCard({ overview }: { readonly overview: TripOverview }) {
  const { trip } = overview;
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <TripPicture trip={trip} />
      </div>
      <div className={classes.body}>
        <Title order={2} size="h3" lineClamp={1}>
          <Link to={paths.trip(trip.id)} className={classes.link} viewTransition>
            <bdi>{trip.name}</bdi>
          </Link>
        </Title>
        <TripPlace trip={trip} />
        <TripFacts overview={overview} />
      </div>
      <TripMenu trip={trip} />
    </article>
  );
}
