import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { leaveLab } from '../lib/new-world-lab.ts';
import classes from './lab-banner.module.css';

/** Says that this browser is in the New World Lab, and leads out of it. */
export function LabBanner() {
  const { t } = useTranslation('modes');
  return (
    <section className={classes.banner} aria-label={t('lab.name')}>
      <span>{t('lab.active')}</span>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          leaveLab();
          window.location.reload();
        }}
      >
        {t('lab.exit')}
      </Button>
    </section>
  );
}
