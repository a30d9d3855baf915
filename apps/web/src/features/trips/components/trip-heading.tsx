import { Text } from '@mantine/core';
import { cityOfDestination } from '@ooo/domain/trips/city-of-destination';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useDestinationName } from '../../trip-data/api/use-destination-name.ts';
import classes from './trip-card.module.css';

interface TripHeadingProps {
  readonly trip: Trip;
  /** Sets the link into the heading of its card. */
  readonly children: (link: ReactNode) => ReactNode;
}

/** Where the trip goes, large and as the link of the card; its flag and its own name below, small. */
export function TripHeading({ trip, children }: TripHeadingProps) {
  const city = cityOfDestination(useDestinationName(trip)) || trip.destination;
  return (
    <>
      {children(
        <Link
          to={paths.trip(trip.id)}
          // Two trips may go to the same city.
          aria-label={`${city}, ${trip.name}`}
          className={classes.link}
          viewTransition
        >
          <bdi>{city}</bdi>
        </Link>,
      )}
      <Text component="span" size="sm" c="var(--ooo-muted)">
        {trip.countryFlag !== null && <span aria-hidden>{trip.countryFlag} </span>}
        <bdi>{trip.name}</bdi>
      </Text>
    </>
  );
}
