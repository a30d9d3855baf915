import { Button, Card, Container, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { PackingRecommendation } from '@ooo/domain/packing/packing.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useIsVeryWide } from '../../../components/use-is-wide.ts';
import { toast } from '../../../lib/toast.ts';
import { usePacked } from '../api/use-packed.ts';
import { usePackingList } from '../api/use-packing-list.ts';
import { countPacked } from '../lib/group-items.ts';
import { toListState } from '../lib/list-state.ts';
import { AddItemForm } from './add-item-form.tsx';
import { PackingActions } from './packing-actions.tsx';
import { PackingHead } from './packing-head.tsx';
import { PackingList } from './packing-list.tsx';
import { ListSkeleton } from './packing-skeleton.tsx';
import classes from './packing-view.module.css';
import { PreferencesForm } from './preferences-form.tsx';

/** What to pack for a trip, and what is packed. */
export function PackingView({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation(['packing', 'common']);
  const list = usePackingList(trip.id);
  const packing = usePacked(trip.id);
  const isWide = useIsVeryWide();
  const [isOpen, preferences] = useDisclosure(false);
  const { packed, setPacked } = packing;
  const answer = packing.isLoading || packing.error ? undefined : list.data;
  const items = answer?.recommendations;
  const packedIds = (items ?? []).flatMap(({ id }) => (packed.has(id) ? id : []));
  const untick = () => {
    setPacked(packedIds, false);
    toast({
      title: t('packing:actions.unticked'),
      undo: { label: t('common:undo'), onClick: () => setPacked(packedIds, true) },
    });
  };
  const retry = () => {
    if (list.isError) void list.refetch();
    if (packing.error) packing.retry();
  };

  const content = (shown: readonly PackingRecommendation[]) =>
    shown.length === 0 ? (
      <EmptyState
        text={t('packing:none')}
        action={<Button onClick={() => void list.refetch()}>{t('common:retry')}</Button>}
      />
    ) : (
      <PackingList
        trip={trip}
        list={shown}
        packed={packed}
        setPacked={setPacked}
        isUpdating={list.isFetching && list.data?.assistant !== 'pending'}
      />
    );

  const error = list.data ? packing.error : (list.error ?? packing.error);
  return (
    <Container size="77rem" py="lg">
      <div className={classes.layout}>
        <div className={classes.main}>
          <PackingHead
            packedCount={countPacked(items ?? [], packed)}
            total={items?.length}
            state={answer && toListState(answer, list.isFetching)}
            onStop={list.stopAsking}
            actions={
              <PackingActions
                tripId={trip.id}
                hasList={items !== undefined && items.length > 0}
                onPreferences={isWide ? undefined : preferences.open}
                onUntick={packedIds.length > 0 ? untick : undefined}
              />
            }
          />
          {items && <AddItemForm tripId={trip.id} list={items} />}
          {items && content(items)}
          {!items && error && (
            <ErrorState
              error={error}
              title={t('packing:failed')}
              text={t('packing:failedText')}
              onRetry={retry}
            />
          )}
          {!items && !error && <ListSkeleton />}
        </div>
        {isWide && (
          <Card withBorder padding="md" component="aside" className={classes.aside}>
            <Title order={3} mb="md">
              {t('packing:preferences.title')}
            </Title>
            <PreferencesForm trip={trip} />
          </Card>
        )}
      </div>
      {!isWide && (
        <ResponsiveModal
          opened={isOpen}
          onClose={preferences.close}
          title={t('packing:preferences.title')}
          size="28rem"
        >
          <PreferencesForm trip={trip} onSaved={preferences.close} />
        </ResponsiveModal>
      )}
    </Container>
  );
}
