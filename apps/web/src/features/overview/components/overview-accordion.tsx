import { Skeleton } from '@mantine/core';
import type { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { toAppError } from '../../../lib/app-error.ts';
import { useOverview } from '../api/use-overview.ts';
import { CrowdBadge } from './crowd-badge.tsx';
import { OverviewBody } from './overview-body.tsx';
import classes from './overview.module.css';

const SEASONS = ['high', 'low', 'shoulder'] as const;

/** The season and the crowds in a few words; of a city whose seasons are not known only crowds that holidays bring. */
function Gist({ overview }: { readonly overview: DestinationOverview }) {
  const { t } = useTranslation('overview');
  const { touristSeason, crowdLevel } = overview;
  const season = SEASONS.find((one) => one === touristSeason);
  return (
    <span className={classes.gist}>
      {season && <span className={classes.season}>{t(`season.${season}`)}</span>}{' '}
      {(season ?? crowdLevel !== 'moderate') && <CrowdBadge level={crowdLevel} />}
    </span>
  );
}

/** The shape of the overview while it comes. */
function OverviewSkeleton() {
  const { t } = useTranslation('overview');
  return (
    <LoadingShape className={classes.body} words={t('loading')}>
      <Skeleton height={14} width="92%" />
      <Skeleton height={14} width="64%" mt="xs" />
      <Skeleton height={14} width="48%" mt="lg" />
      <Skeleton height={14} width="80%" mt="xs" />
    </LoadingShape>
  );
}

/** What to expect of the destination in the days of the trip; on a phone one line until it is opened. */
export function OverviewAccordion({ trip }: { readonly trip: TripWithCaches }) {
  const { t } = useTranslation('overview');
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<boolean>();
  const id = useId();
  const { data, error, isPending, refetch } = useOverview(trip);
  const isOpen = chosen ?? !isPhone;
  const isUnknown = toAppError(error)?.code === 'NOT_FOUND';
  return (
    <section className={classes.overview} aria-label={t('title')}>
      <h2 className={classes.title}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!isOpen)}
        >
          <span>{t('title')}</span> {data && <Gist overview={data} />}
          {isPending && <Skeleton width={88} height={14} />}
          <IconChevronDown size={20} stroke={1.75} aria-hidden className={classes.chevron} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && data && <OverviewBody trip={trip} overview={data} />}
        {isOpen && isPending && <OverviewSkeleton />}
        {isOpen && isUnknown && (
          <p className={classes.unknown}>{t('unknown', { destination: trip.destination })}</p>
        )}
        {isOpen && error && !isUnknown && !data && (
          <ErrorState
            error={error}
            title={t('failed')}
            retryLabel={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </section>
  );
}
