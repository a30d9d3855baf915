import { Button, SegmentedControl, Text } from '@mantine/core';
import { Pace, type AutoPlanAnswer } from '@ooo/domain/scheduling/schedule.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useApplyPlan, usePlanPreview } from '../api/use-plan.ts';
import classes from './plan-panel.module.css';
import { PlanPreview } from './plan-preview.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';

interface PlanPanelProps {
  readonly trip: Trip;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function PlanBody({ trip, onClose }: Omit<PlanPanelProps, 'opened'>) {
  const { t } = useTranslation('schedule');
  const [pace, setPace] = useState<Pace>('balanced');
  const preview = usePlanPreview(trip.id, pace);
  const { apply, isApplying } = useApplyPlan(trip);
  const plan = preview.data;

  const applyPlan = async (shown: AutoPlanAnswer) => {
    if (await apply(shown)) onClose();
  };

  return (
    <div className={classes.panel}>
      <Text size="sm" c="var(--ooo-muted)">
        {t('plan.intro')}
      </Text>
      <SegmentedControl
        fullWidth
        aria-label={t('plan.pace')}
        value={pace}
        onChange={setPace}
        data={Pace.options.map((value) => ({ value, label: t(`plan.paces.${value}`) }))}
      />
      {preview.isPending && <PlanSkeleton />}
      {preview.isError && (
        <ErrorState
          error={preview.error}
          title={t('plan.failed')}
          onRetry={() => void preview.refetch()}
        />
      )}
      {plan && <PlanPreview trip={trip} plan={plan} />}
      <footer className={classes.foot}>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          color="coral"
          disabled={!plan || plan.items.length === 0}
          loading={isApplying}
          onClick={() => plan && void applyPlan(plan)}
        >
          {t('plan.apply', { count: plan?.items.length ?? 0 })}
        </Button>
      </footer>
    </div>
  );
}

/** What the planner would do, and why, before anything is changed. */
export function PlanPanel({ trip, opened, onClose }: PlanPanelProps) {
  const { t } = useTranslation('schedule');
  return (
    <ResponsiveModal opened={opened} onClose={onClose} title={t('plan.title')} fullHeight>
      {opened && <PlanBody trip={trip} onClose={onClose} />}
    </ResponsiveModal>
  );
}
