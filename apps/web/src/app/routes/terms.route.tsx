import { useTranslation } from 'react-i18next';
import { LegalPage } from '../layout/legal-page.tsx';

const SECTIONS = ['content', 'beta', 'conduct', 'warranty', 'liability', 'age'] as const;

export function Component() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      title={t('terms.title')}
      effective={t('terms.effective')}
      sections={SECTIONS.map((section) => ({
        title: t(`terms.${section}.title`),
        text: t(`terms.${section}.text`),
      }))}
    />
  );
}
