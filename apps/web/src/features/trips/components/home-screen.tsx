import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { openDialogAtom } from '../../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../../lib/jotai.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { type TripOverview, useTripOverviews } from '../api/use-trip-overviews.ts';
import { arrangeOverviews } from '../lib/arranged-trips.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { NextTripCard } from './next-trip-card.tsx';
import { PastTrips } from './past-trips.tsx';
import { PlanTripCard } from './plan-trip-card.tsx';
import { TripCard } from './trip-card.tsx';

/** Signed in, no trip selected: the greeting, what comes next, the other planned trips, and below them those that are over. */
export function HomeScreen({ name }: { readonly name: string }) {
  const { t } = useTranslation('trips');
  const overviews = useTripOverviews();
  const [now] = useState(() => new Date());
  usePageTitle(`${t('home.title')} · OOO`);
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t('home.welcome', { name })}</Title>
        {overviews.data && (
          <Text c="var(--ooo-muted)" mt={4}>
            {t('home.count', { count: arrangeOverviews(overviews.data, now).planned.length })}
          </Text>
        )}
      </div>
      {overviews.data && <Trips overviews={overviews.data} now={now} />}
      {overviews.isPending && <HomeSkeleton />}
      {overviews.isError && !overviews.data && (
        <ErrorState
          error={overviews.error}
          title={t('home.loadFailed')}
          onRetry={() => void overviews.refetch()}
        />
      )}
    </Stack>
  );
}

interface TripsProps {
  readonly overviews: readonly TripOverview[];
  readonly now: Date;
}

function Trips({ overviews, now }: TripsProps) {
  const { t } = useTranslation('trips');
  const openDialog = useSetAtom(openDialogAtom);
  const planTrip = <PlanTripCard onClick={() => openDialog({ kind: 'create-trip' })} />;
  if (overviews.length === 0) {
    return <EmptyState text={t('home.empty')} detail={t('home.emptyDetail')} action={planTrip} />;
  }
  const { planned, past } = arrangeOverviews(overviews, now);
  const [next, ...others] = planned;
  return (
    <>
      {next && <NextTripCard overview={next} now={now} />}
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {others.map((overview) => (
          <TripCard key={overview.trip.id} overview={overview} />
        ))}
        {planTrip}
      </SimpleGrid>
      {past.length > 0 && <PastTrips overviews={past} />}
    </>
  );
}
