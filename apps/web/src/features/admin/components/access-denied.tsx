import { EmptyState } from '../../../components/empty-state.tsx';
import { useTranslation } from 'react-i18next';

export function AccessDenied() {
  const { t } = useTranslation('admin');
  return <EmptyState text={t('denied')} />;
}
