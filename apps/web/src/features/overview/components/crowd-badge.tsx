import { CrowdLevel } from '@ooo/domain/overview/overview.schema';
import { useTranslation } from 'react-i18next';
import classes from './overview.module.css';

/** How full it gets, as words and as one to four bars. */
export function CrowdBadge({ level }: { readonly level: CrowdLevel }) {
  const { t } = useTranslation('overview');
  const levels = CrowdLevel.options.toReversed();
  const filled = levels.indexOf(level) + 1;
  return (
    <span className={classes.crowds}>
      <span className={classes.bars} aria-hidden>
        {levels.map((one, at) => (
          <span key={one} data-filled={at < filled || undefined} />
        ))}
      </span>
      {t(`crowds.${level}`)}
    </span>
  );
}
