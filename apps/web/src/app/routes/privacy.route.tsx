import { useTranslation } from 'react-i18next';
import { LegalPage } from '../layout/legal-page.tsx';

const SECTIONS = ['collected', 'documents', 'sharing', 'deletion', 'age'] as const;

export function Component() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      title={t('privacy.title')}
      effective={t('privacy.effective')}
      sections={SECTIONS.map((section) => ({
        title: t(`privacy.${section}.title`),
        text: t(`privacy.${section}.text`),
      }))}
    />
  );
}
