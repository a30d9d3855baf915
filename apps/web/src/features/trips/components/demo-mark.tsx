import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './demo-badge.module.css';

/** The word that a trip is the demo. */
export function DemoMark() {
  const { t } = useTranslation('trip');
  return (
    <span className={classes.badge}>
      {t('demo.badge')}
      <IconChevronDown size={14} stroke={1.75} aria-hidden />
    </span>
  );
}
