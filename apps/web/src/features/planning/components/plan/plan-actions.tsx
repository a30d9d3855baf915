import { Button } from '@mantine/core';
import { toPlacements } from '@ooo/domain/scheduling/plan-placements';
import { useTranslation } from 'react-i18next';
import type { PlanPreview } from '../../api/use-plan-preview.ts';

interface PlanActionsProps {
  readonly preview: PlanPreview;
}

/** Applies the plan or the chosen part of it, or cancels. */
export function PlanActions({ preview }: PlanActionsProps) {
  const { plan, skipped, isPlanning, isApplying, apply, cancel } = preview;
  const { t } = useTranslation('schedule');
  const all = plan ? toPlacements(plan) : [];
  const count = all.filter(({ poiId }) => !skipped.has(poiId)).length;
  const isChange =
    plan?.items.some(({ moved }) => moved !== undefined) === true ||
    plan?.unplaced.some(({ removed }) => removed) === true;
  const words = () => {
    if (isChange) return t('plan.applyChanges', { count });
    if (count < all.length) return t('plan.addSome', { count, total: all.length });
    return t('plan.apply', { count });
  };
  return (
    <>
      <Button variant="subtle" onClick={cancel}>
        {t('cancel')}
      </Button>
      <Button
        color="coral"
        disabled={count === 0 || isPlanning}
        loading={isApplying}
        onClick={apply}
      >
        {words()}
      </Button>
    </>
  );
}
