import type { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { listSubjectSources } from '../lib/overview-sources.ts';
import classes from './overview.module.css';

/** Who says what, and when it was read there. */
export function OverviewSources({ overview }: { readonly overview: DestinationOverview }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  return (
    <>
      <h3 className={classes.heading}>{t('sources')}</h3>
      <ul className={classes.sources}>
        {listSubjectSources(overview).map(({ source, asOf, subjects }) => (
          <li key={source + asOf}>
            {t('source', {
              subjects: subjects
                .map((subject) => ('part' in subject ? t(`part.${subject.part}`) : subject.label))
                .join(', '),
              source,
              month: format.month(asOf),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
