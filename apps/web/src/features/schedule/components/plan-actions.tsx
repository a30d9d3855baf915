import { Button } from '@mantine/core';
import { toPlacements } from '@ooo/domain/scheduling/plan-answer';
import type { AutoPlanAnswer } from '@ooo/domain/scheduling/schedule.schema';
import type { PoiId } from '@ooo/domain/shared/ids';
import { useTranslation } from 'react-i18next';
import classes from './plan-panel.module.css';

interface PlanActionsProps {
  /** Undefined while there is none. */
  readonly plan: AutoPlanAnswer | undefined;
  readonly skipped: ReadonlySet<PoiId>;
  readonly isReplan: boolean;
  readonly isApplying: boolean;
  readonly onApply: (plan: AutoPlanAnswer) => void;
  readonly onCancel: () => void;
}

/** Takes the plan, or what is chosen of it. */
export function PlanActions(props: PlanActionsProps) {
  const { plan, skipped, isReplan, isApplying, onApply, onCancel } = props;
  const { t } = useTranslation('schedule');
  const all = plan ? toPlacements(plan) : [];
  const count = all.filter(({ poiId }) => !skipped.has(poiId)).length;
  const words = () => {
    if (isReplan) return t('plan.applyChanges', { count });
    if (count < all.length) return t('plan.addSome', { count, total: all.length });
    return t('plan.apply', { count });
  };
  return (
    <footer className={classes.foot}>
      <Button variant="subtle" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button
        color="coral"
        disabled={count === 0}
        loading={isApplying}
        onClick={() => plan && onApply(plan)}
      >
        {words()}
      </Button>
    </footer>
  );
}
