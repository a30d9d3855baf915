import { SegmentedControl, Switch, Text } from '@mantine/core';
import { Pace, type AutoPlanAnswer } from '@ooo/domain/scheduling/schedule.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useApplyPlan, usePlanPreview } from '../api/use-plan.ts';
import { withPace } from '../lib/plan-wish-options.ts';
import { usePlanWishes } from '../lib/use-plan-wishes.ts';
import { PlanActions } from './plan-actions.tsx';
import classes from './plan-panel.module.css';
import { PlanPreview } from './plan-preview.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { PlanWishesFields } from './plan-wishes.tsx';

interface PlanPanelProps {
  readonly trip: Trip;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function PlanBody({ trip, onClose }: Omit<PlanPanelProps, 'opened'>) {
  const { t } = useTranslation('schedule');
  const { wishes, setWishes, skipped, choose, canReplan } = usePlanWishes(trip);
  const preview = usePlanPreview(trip.id, wishes);
  const { apply, isApplying } = useApplyPlan(trip);
  const plan = preview.data;

  const applyPlan = async (shown: AutoPlanAnswer) => {
    if (await apply(shown, skipped)) onClose();
  };

  return (
    <div className={classes.panel}>
      <Text size="sm" c="var(--ooo-muted)">
        {t('plan.intro')}
      </Text>
      <SegmentedControl
        fullWidth
        aria-label={t('plan.pace')}
        value={wishes.pace}
        onChange={(pace) => setWishes(withPace(wishes, pace))}
        data={Pace.options.map((value) => ({ value, label: t(`plan.paces.${value}`) }))}
      />
      <PlanWishesFields wishes={wishes} onChange={setWishes} />
      {canReplan && (
        <Switch
          label={t('plan.again')}
          description={t('plan.againHint')}
          checked={wishes.replan ?? false}
          onChange={({ currentTarget: { checked } }) =>
            setWishes({ ...wishes, replan: checked || undefined })
          }
        />
      )}
      {preview.isPending && <PlanSkeleton />}
      {preview.isError && (
        <ErrorState
          error={preview.error}
          title={t('plan.failed')}
          onRetry={() => void preview.refetch()}
        />
      )}
      {plan && <PlanPreview trip={trip} plan={plan} skipped={skipped} onChoose={choose} />}
      <PlanActions
        plan={plan}
        skipped={skipped}
        isReplan={wishes.replan ?? false}
        isApplying={isApplying}
        onApply={(shown) => void applyPlan(shown)}
        onCancel={onClose}
      />
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
