import { Title } from '@mantine/core';
import type { Itinerary } from '@ooo/domain/itinerary/itinerary.types';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '../../../../components/use-back-closes.ts';
import type { PlanPreview } from '../../api/use-plan-preview.ts';
import { useEscape } from '../../../../components/use-escape.ts';
import { usePlanFocus } from '../../../../lib/use-plan-focus.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanBody } from './plan-body.tsx';
import type { PlanPicking } from './plan-day.tsx';
import classes from './plan.module.css';

interface PlanColumnProps extends PlanPicking {
  readonly preview: PlanPreview;
  /** The days with the plan. */
  readonly itinerary: Itinerary;
}

/**
 * The itinerary's column while a plan is previewed. Escape and going back leave everything as it was; if a place is
 * selected, Escape closes that first.
 */
export function PlanColumn(props: PlanColumnProps) {
  const { preview, selectedId } = props;
  const { t } = useTranslation('schedule');
  const titleId = useId();
  const summaryId = useId();
  const title = usePlanFocus();
  useEscape(selectedId === undefined, preview.cancel);
  useBackCloses(true, preview.cancel);
  return (
    <section aria-labelledby={titleId}>
      <header className={classes.bar}>
        <PlanActions preview={preview} />
      </header>
      <div>
        <Title
          ref={title}
          id={titleId}
          aria-describedby={summaryId}
          order={2}
          tabIndex={-1}
          className={classes.columnTitle}
        >
          {t('plan.title')}
        </Title>
        <PlanBody {...props} summaryId={summaryId} />
      </div>
    </section>
  );
}
