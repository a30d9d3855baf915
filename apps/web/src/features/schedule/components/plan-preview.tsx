import { Text } from '@mantine/core';
import type { AutoPlanAnswer, PlannedItem } from '@ooo/domain/scheduling/schedule.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { dayColor } from '../../../lib/theme.ts';
import { DayBadge } from '../../../components/day-badge.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { groupByDay } from '../lib/plan-days.ts';
import classes from './plan-panel.module.css';

function PlanRow({ item }: { readonly item: PlannedItem }) {
  const format = useFormat();
  return (
    <li className={classes.item}>
      <div className={classes.time}>
        <div>{format.time(item.startTime)}</div>
        <Text size="xs" c="var(--ooo-muted)">
          {format.duration(item.duration)}
        </Text>
      </div>
      <div>
        <Text fw={550}>{item.name}</Text>
        <Text size="sm" c="var(--ooo-muted)">
          {item.reason}
        </Text>
      </div>
    </li>
  );
}

interface PlanPreviewProps {
  readonly trip: Trip;
  readonly plan: AutoPlanAnswer;
}

/** A plan day by day with a reason for each place, and what it leaves out. */
export function PlanPreview({ trip, plan }: PlanPreviewProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  if (plan.items.length === 0 && plan.unplaced.length === 0) {
    return <EmptyState text={t('plan.nothing')} />;
  }
  return (
    <div>
      {groupByDay(trip, plan.items).map(({ date, number, items }) => (
        <section key={date} className={classes.day} aria-label={t('day', { number })}>
          <h3 className={classes.heading}>
            <DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge>
            {format.day(date)}
          </h3>
          <ul className={classes.items}>
            {items.map((item) => (
              <PlanRow key={item.poiId} item={item} />
            ))}
          </ul>
        </section>
      ))}
      {plan.unplaced.length > 0 && (
        <section className={classes.day} aria-label={t('plan.leftOut')}>
          <h3 className={classes.heading}>{t('plan.leftOut')}</h3>
          <ul className={classes.items}>
            {plan.unplaced.map((item) => (
              <li key={item.poiId} className={classes.out}>
                <Text fw={550}>{item.name}</Text>
                <Text size="sm" c="var(--ooo-muted)">
                  {item.reason}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
