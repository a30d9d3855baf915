import { useNetwork } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import classes from './root-layout.module.css';

/** Says that the browser has no network, for as long as it has none. */
export function OfflineBanner({ isDemo }: { readonly isDemo: boolean }) {
  const { t } = useTranslation();
  const { online } = useNetwork();
  if (online) return null;
  return <output className={classes.offline}>{isDemo ? t('offlineInDemo') : t('offline')}</output>;
}
