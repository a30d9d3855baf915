import { Text } from '@mantine/core';
import type { AutoPlanAnswer } from '@ooo/domain/scheduling/schedule.schema';
import { useTranslation } from 'react-i18next';
import classes from './plan-panel.module.css';

/** What a plan leaves out and why, and which times of the trip exclude each other. */
export function PlanNotes({
  plan: { unplaced, conflicts },
}: {
  readonly plan: Pick<AutoPlanAnswer, 'unplaced' | 'conflicts'>;
}) {
  const { t } = useTranslation('schedule');
  return (
    <>
      {unplaced.length > 0 && (
        <section className={classes.day} aria-label={t('plan.leftOut')}>
          <h3 className={classes.heading}>{t('plan.leftOut')}</h3>
          <ul className={classes.items}>
            {unplaced.map((item) => (
              <li key={item.poiId} className={classes.out}>
                <Text fw={550}>{item.name}</Text>
                <Text size="sm" c="var(--ooo-muted)">
                  {item.reason}
                </Text>
                {item.removed && (
                  <Text size="sm" fw={550}>
                    {t('plan.losesTime')}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {conflicts.length > 0 && (
        <section className={classes.day} aria-label={t('plan.conflicts')}>
          <h3 className={classes.heading}>{t('plan.conflicts')}</h3>
          <ul className={classes.items}>
            {conflicts.map(({ poiIds, sentence }) => (
              <li key={poiIds.join('-')} className={classes.out}>
                <Text size="sm">{sentence}</Text>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
