import { Text } from '@mantine/core';
import type { AutoPlanAnswer, PlanDayTotals } from '@ooo/domain/scheduling/schedule.schema';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { dayColor } from '../../../lib/theme.ts';
import { DayBadge } from '../../../components/day-badge.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { groupByDay } from '../lib/plan-days.ts';
import { PlanNotes } from './plan-notes.tsx';
import classes from './plan-panel.module.css';
import { PlanRow } from './plan-row.tsx';

function DayTotals({ totals }: { readonly totals: PlanDayTotals | undefined }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  if (!totals) return null;
  const parts = [
    t('plan.visits', { count: totals.visits }),
    totals.travelMin > 0 && t('plan.travel', { time: format.duration(totals.travelMin) }),
    totals.walkMin > 0 && t('plan.onFoot', { time: format.duration(totals.walkMin) }),
  ];
  return (
    <Text size="xs" c="var(--ooo-muted)">
      {parts.filter((part) => part !== false).join(' · ')}
    </Text>
  );
}

interface PlanPreviewProps {
  readonly trip: Trip;
  readonly plan: AutoPlanAnswer;
  /** The places that are not wanted. */
  readonly skipped: ReadonlySet<PoiId>;
  readonly onChoose: (poiId: PoiId, isChosen: boolean) => void;
}

/** A plan day by day with a reason for each place, and what it leaves out. */
export function PlanPreview({ trip, plan, skipped, onChoose }: PlanPreviewProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  if (plan.items.length === 0 && plan.unplaced.length === 0) {
    return (
      <div>
        <EmptyState text={t('plan.nothing')} />
        <PlanNotes plan={plan} />
      </div>
    );
  }
  return (
    <div>
      <Text fw={600} mb="md">
        {plan.summary}
      </Text>
      {groupByDay(trip, plan.items).map(({ date, number, items }) => (
        <section key={date} className={classes.day} aria-label={t('day', { number })}>
          <h3 className={classes.heading}>
            <DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge>
            {format.day(date)}
          </h3>
          <DayTotals totals={plan.days.find((day) => day.date === date)} />
          <ul className={classes.items}>
            {items.map((item) => (
              <PlanRow
                key={item.poiId}
                item={item}
                isChosen={!skipped.has(item.poiId)}
                onChoose={(isChosen) => onChoose(item.poiId, isChosen)}
              />
            ))}
          </ul>
        </section>
      ))}
      <PlanNotes plan={plan} />
    </div>
  );
}
