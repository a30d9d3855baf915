import type { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconBulb } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTips } from '../api/use-tips.ts';
import classes from './overview.module.css';

interface OverviewTipsProps {
  readonly trip: Trip;
  readonly overview: DestinationOverview;
}

/** The assistant's additions, separate from facts with a source, and labelled as its own. */
export function OverviewTips({ trip, overview }: OverviewTipsProps) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const tips = useTips(trip, overview);
  const [first] = tips;
  if (!first) return null;
  return (
    <>
      <h3 className={classes.heading}>{t('tips')}</h3>
      <ul className={classes.items}>
        {tips.map(({ text }) => (
          <li key={text} className={classes.item}>
            <IconBulb size={18} stroke={1.75} aria-hidden />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={classes.tipSource}>
        {t('tipSource', { source: first.source, month: format.month(first.asOf) })}
      </p>
    </>
  );
}
