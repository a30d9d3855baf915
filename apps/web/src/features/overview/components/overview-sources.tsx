import type { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import { Trans, useTranslation } from 'react-i18next';
import { SourceName } from '../../../components/source-name.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { listSubjectSources } from '../lib/overview-sources.ts';
import classes from './overview.module.css';

/** The sources, with the links that their licences ask for, and when they were read. */
export function OverviewSources({ overview }: { readonly overview: DestinationOverview }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  return (
    <>
      <h3 className={classes.heading}>{t('sources')}</h3>
      <ul className={classes.sources}>
        {listSubjectSources(overview).map(({ source, asOf, subjects }) => (
          <li key={source + asOf}>
            <Trans
              t={t}
              i18nKey="source"
              values={{
                subjects: subjects
                  .map((subject) => ('part' in subject ? t(`part.${subject.part}`) : subject.label))
                  .join(', '),
                month: format.month(asOf),
              }}
              components={{ who: <SourceName source={source} /> }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
