import { useTranslation } from 'react-i18next';
import { useMaintenance } from '../../features/app/api/use-maintenance.ts';
import classes from './root-layout.module.css';

/** Says that nothing can be changed during maintenance; the demo goes on in the browser. */
export function MaintenanceBanner({ isDemo }: { readonly isDemo: boolean }) {
  const { t } = useTranslation('account');
  const isOn = useMaintenance();
  if (!isOn) return null;
  return (
    <output className={classes.maintenance}>
      {isDemo ? t('maintenanceInDemo') : t('maintenance')}
    </output>
  );
}
