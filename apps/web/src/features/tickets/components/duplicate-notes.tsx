import { Anchor, Text } from '@mantine/core';
import type { TripId } from '@ooo/domain/shared/ids';
import { findDuplicateFlights } from '@ooo/domain/tickets/duplicate-flights.rules';
import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../components/notice.tsx';
import { useTripOverviews } from '../../trips/api/use-trip-overviews.ts';
import classes from './flights-step.module.css';

interface DuplicateNotesProps {
  readonly segments: readonly TicketSegment[];
  readonly exceptTripId: TripId | undefined;
  readonly onClose: () => void;
}

/** Says which flights one of the traveller's trips already has, and leads to it. */
export function DuplicateNotes({ segments, exceptTripId, onClose }: DuplicateNotesProps) {
  const { t } = useTranslation('tickets');
  const { data: overviews = [] } = useTripOverviews();
  const trips = overviews.map(({ trip }) => trip).filter(({ id }) => id !== exceptTripId);
  const duplicates = findDuplicateFlights(trips, segments);
  return trips.flatMap((trip) => {
    const own = duplicates.filter(({ tripId }) => tripId === trip.id);
    if (own.length === 0) return [];
    const flights = own.map(({ segment }) => segments[segment]?.flightNumber ?? '').join(', ');
    return (
      <Notice
        key={trip.id}
        kind="warning"
        title={t('review.duplicate', { count: own.length, flights, trip: trip.name })}
      >
        <Text size="sm">
          {t('review.duplicateHint')}{' '}
          <Anchor
            component={Link}
            to={paths.trip(trip.id)}
            className={classes.link ?? ''}
            underline="always"
            onClick={onClose}
          >
            {t('review.openTrip', { trip: trip.name })}
          </Anchor>
        </Text>
      </Notice>
    );
  });
}
