import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import { IconFlask, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDestinationNames } from '../../features/trip-data/api/use-destination-name.ts';
import { useTripOverviews } from '../../features/trips/api/use-trip-overviews.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { useStartDemo } from '../use-start-demo.ts';
import type { Command } from './commands.ts';

/** The trips of the user or visitor, and the demo where it is not one of them. */
export function useTripListCommands(user: CurrentUser | null, isAsked: boolean): Command[] {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const navigate = useNavigate();
  const demo = useStartDemo(user);
  const { data: overviews = [] } = useTripOverviews(isAsked);
  const trips = overviews.map(({ trip }) => trip);
  const destinations = useDestinationNames(trips.map(({ destination }) => destination));
  const ownDemo: Command = {
    id: 'demo',
    group: 'trips',
    label: t('switcher.demo'),
    Icon: IconFlask,
    run: demo.start,
  };
  return [
    ...trips.map((trip, at): Command => ({
      id: `trip-${trip.id}`,
      group: 'trips',
      label: trip.name,
      detail: [destinations[at], format.dateRange(trip.startDate, trip.endDate)].join(' · '),
      Icon: IconMapPin,
      run: () => void navigate(paths.trip(trip.id)),
    })),
    ...(trips.some(isDemoTrip) ? [] : [ownDemo]),
  ];
}
