import { Text } from '@mantine/core';
import type { Itinerary } from '@ooo/domain/itinerary/itinerary.types';
import { isPlannable } from '@ooo/domain/pois/poi.rules';
import type { PoiId } from '@ooo/domain/shared/ids';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import type { PlanPreview } from '../../api/use-plan-preview.ts';
import { PlanDay, type PlanPicking } from './plan-day.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { PlanSettings } from './plan-settings.tsx';
import classes from './plan.module.css';

interface PlanBodyProps extends PlanPicking {
  readonly preview: PlanPreview;
  /** The days with the plan. */
  readonly itinerary: Itinerary;
  /** The id of the sentence that sums up the plan. */
  readonly summaryId?: string;
}

/** The wishes, the result, the days with the plan, and what is left out. */
export function PlanBody({ preview, itinerary, summaryId, ...picking }: PlanBodyProps) {
  const { t } = useTranslation('schedule');
  const { plan, pois, isPlanning, failure } = preview;
  const { days, far } = itinerary;
  const formers = new Map(pois.map((poi) => [poi.id, poi]));
  const isFirst = isPlanning && !plan;
  const waiting = isFirst ? pois.filter(isPlannable).length : 0;
  const hasPlan = plan && plan.items.length + plan.unplaced.length > 0;
  return (
    <div>
      <div className={classes.settings}>
        <Text size="sm" c="var(--ooo-muted)">
          {t('plan.intro')}
        </Text>
        <PlanSettings preview={preview} />
        <Text
          id={summaryId}
          component="output"
          display="block"
          fw={600}
          className={classes.summary}
        >
          {isPlanning ? t('plan.loading') : plan && (hasPlan ? plan.summary : t('plan.nothing'))}
        </Text>
      </div>
      {failure && (
        <ErrorState error={failure.error} title={t('plan.failed')} onRetry={failure.retry} />
      )}
      <div aria-busy={isPlanning}>
        {days.map((day) => (
          <PlanDay
            key={day.date}
            preview={preview}
            day={day}
            formerOf={(id: PoiId) => formers.get(id)}
            awaited={Math.min(3, Math.ceil(waiting / days.length))}
            {...picking}
          />
        ))}
      </div>
      <PlanNotes preview={preview} far={new Set(far.map(({ id }) => id))} />
    </div>
  );
}
