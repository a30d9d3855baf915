import { SegmentedControl, Switch } from '@mantine/core';
import { Pace } from '@ooo/domain/scheduling/schedule.schema';
import { useTranslation } from 'react-i18next';
import type { PlanPreview } from '../../api/use-plan-preview.ts';
import { canPlanAgain } from '../../lib/plan-asked.ts';
import { withPace } from '../../lib/plan-wish-options.ts';
import { PlanWishesFields } from './plan-wishes.tsx';

interface PlanSettingsProps {
  readonly preview: Pick<PlanPreview, 'asked' | 'ask' | 'pois'>;
}

/** How full the days may be, other wishes, and whether planned visits may move. */
export function PlanSettings({ preview: { asked, ask, pois } }: PlanSettingsProps) {
  const { t } = useTranslation('schedule');
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('plan.pace')}
        value={asked.pace}
        onChange={(pace) => ask(withPace(asked, pace))}
        data={Pace.options.map((value) => ({ value, label: t(`plan.paces.${value}`) }))}
      />
      <PlanWishesFields wishes={asked} onChange={ask} />
      {canPlanAgain(pois) && (
        <Switch
          label={t('plan.again')}
          description={t('plan.againHint')}
          checked={asked.replan ?? false}
          onChange={({ currentTarget: { checked } }) =>
            ask({ ...asked, replan: checked || undefined, kept: [] })
          }
        />
      )}
    </>
  );
}
