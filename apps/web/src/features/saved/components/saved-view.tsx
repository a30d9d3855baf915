import { Button, Container, Group, Title } from '@mantine/core';
import { filterPois, sortPois } from '@ooo/domain/pois/poi-list.rules';
import { isAutoPlanned } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { useAtom } from '../../../lib/jotai.ts';
import { useDestination } from '../../trip-data/api/use-destination.ts';
import { useDistance } from '../../trip-data/api/use-distance.ts';
import { useRemovePlace } from '../../trip-data/api/use-remove-place.ts';
import { useSavedList } from '../api/use-saved-list.ts';
import { savedOrderAtom } from '../state/saved-order.atoms.ts';
import { SavedSections } from './saved-sections.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';
import { SavedToolbar } from './saved-toolbar.tsx';
import classes from './saved-view.module.css';

interface SavedViewProps {
  readonly trip: Trip;
  /** The box that finds and saves more. */
  readonly search: ReactNode;
  /** Further actions on the list. */
  readonly menu: ReactNode;
  readonly onPlan: () => void;
  readonly onDiscover: () => void;
  readonly onSetTime: (poi: Poi) => void;
  readonly onShowOnMap: (poi: Poi) => void;
}

/** The saved places of the trip; those far from its destination are apart. */
export function SavedView(props: SavedViewProps) {
  const { trip, search, menu, onPlan, onDiscover, onSetTime, onShowOnMap } = props;
  const { t } = useTranslation(['pois', 'common']);
  const list = useSavedList(trip.id);
  const [order, setOrder] = useAtom(savedOrderAtom);
  const centre = useDestination(trip).data?.coordinates;
  const { anchor } = useDistance(trip);
  const { removePlace, isLeaving } = useRemovePlace(trip.id);

  const content = () => {
    if (list.state === 'loading') return <SavedSkeleton />;
    if (list.state === 'failed') {
      return (
        <ErrorState
          error={list.error}
          title={t('common:error.loadingFailed')}
          onRetry={list.retry}
        />
      );
    }
    if (list.pois.length === 0) {
      return (
        <EmptyState
          text={t('empty')}
          action={
            <Group gap="xs">
              <Button onClick={onDiscover}>{t('discover')}</Button>
              {menu}
            </Group>
          }
        />
      );
    }
    const shown = sortPois(filterPois(list.pois, order), order.key, order.direction, anchor);
    const planCount = list.pois.filter((poi) => isAutoPlanned(poi, centre)).length;
    return (
      <>
        <div className={classes.head}>
          <Title order={2}>{t('count', { count: list.pois.length })}</Title>
          {planCount > 0 && (
            <Button
              color="coral"
              leftSection={<IconSparkles size={18} stroke={1.75} />}
              onClick={onPlan}
            >
              {t('autoPlan', { count: planCount })}
            </Button>
          )}
          <SavedToolbar menu={menu} />
        </div>
        {shown.length === 0 && (
          <EmptyState
            text={t('filter.none')}
            action={
              <Button
                variant="default"
                onClick={() => setOrder({ ...order, tag: undefined, scheduled: undefined })}
              >
                {t('filter.all')}
              </Button>
            }
          />
        )}
        <SavedSections
          // Another order or filter starts over, so that its first cards do not wait for the others.
          key={[order.key, order.direction, order.tag, order.scheduled].join('/')}
          trip={trip}
          pois={shown}
          isLeaving={isLeaving}
          onSetTime={onSetTime}
          onShowOnMap={onShowOnMap}
          onRemove={(gone) => void removePlace(gone)}
        />
      </>
    );
  };

  return (
    <Container size="77rem" py="lg">
      <div className={classes.search}>{search}</div>
      {content()}
    </Container>
  );
}
