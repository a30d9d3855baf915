import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../../components/choice-list.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { paths } from '../../../lib/paths.ts';
import { useTripChoices } from '../api/use-trip-choices.ts';
import { useTripOverviews } from '../api/use-trip-overviews.ts';
import type { TripTab } from '../lib/trip-view.ts';
import classes from './no-trip.module.css';

/** The trips of the user or visitor; each opens with the view that is shown. */
export function NoTripList({ tab }: { readonly tab: TripTab }) {
  const { t } = useTranslation('trips');
  const overviews = useTripOverviews();
  const view = tab === 'map' ? '' : `view=${tab}`;
  const choices = useTripChoices((id) => paths.trip(id, view));
  if (!choices) {
    return overviews.isError ? (
      <ErrorState
        error={overviews.error}
        title={t('home.loadFailed')}
        onRetry={() => void overviews.refetch()}
      />
    ) : null;
  }
  if (choices.length === 0) return null;
  return (
    <section className={classes.list}>
      <Title order={2} fz="md" mb="xs">
        {t('switcher.none')}
      </Title>
      <ChoiceList label={t('switcher.none')} choices={choices} />
    </section>
  );
}
