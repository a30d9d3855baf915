import { Text } from '@mantine/core';
import type { PoiId } from '@ooo/domain/shared/ids';
import { useTranslation } from 'react-i18next';
import type { PlanPreview } from '../../api/use-plan-preview.ts';
import { toggleMust } from '../../lib/plan-asked.ts';
import { MustButton } from './must-button.tsx';
import classes from './plan.module.css';

interface PlanNotesProps {
  readonly preview: PlanPreview;
  /** Places that are too far away for any plan. */
  readonly far: ReadonlySet<PoiId>;
}

/** What a plan leaves out and why, and which times of the trip conflict. */
export function PlanNotes({ preview: { plan, asked, ask }, far }: PlanNotesProps) {
  const { t } = useTranslation('schedule');
  const { unplaced = [], conflicts = [] } = plan ?? {};
  return (
    <>
      {unplaced.length > 0 && (
        <section className={classes.notes} aria-label={t('plan.leftOut')}>
          <h3 className={classes.heading}>{t('plan.leftOut')}</h3>
          <ul className={classes.items}>
            {unplaced.map(({ poiId, name, reason, removed }) => (
              <li key={poiId} className={classes.out} data-poi={poiId}>
                <div className={classes.what}>
                  <Text fw={550}>{name}</Text>
                  <Text size="sm" c="var(--ooo-muted)">
                    {reason}
                  </Text>
                  {removed && (
                    <Text size="sm" fw={550}>
                      {t('plan.losesTime')}
                    </Text>
                  )}
                </div>
                {!far.has(poiId) && (
                  <MustButton
                    name={name}
                    isMust={asked.must?.includes(poiId) ?? false}
                    onToggle={() => ask(toggleMust(asked, poiId))}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {conflicts.length > 0 && (
        <section className={classes.notes} aria-label={t('plan.conflicts')}>
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
