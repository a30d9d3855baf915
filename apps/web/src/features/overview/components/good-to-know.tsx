import type { OverviewFact } from '@ooo/domain/overview/overview.schema';
import { useTranslation } from 'react-i18next';
import classes from './overview.module.css';

/** What matters on arrival: plugs, money, emergency numbers and so on. */
export function GoodToKnow({ facts }: { readonly facts: readonly OverviewFact[] }) {
  const { t } = useTranslation('overview');
  return (
    <>
      <h3 className={classes.heading}>{t('goodToKnow')}</h3>
      <dl className={classes.facts}>
        {facts.map(({ code, label, value }) => (
          <div key={code}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
