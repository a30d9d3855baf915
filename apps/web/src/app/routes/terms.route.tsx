import { useTranslation } from 'react-i18next';
import { LegalPage } from '../layout/legal-page.tsx';
import { withMailLink } from '../layout/with-mail-link.tsx';
import { useAppConfig } from '../../features/app/api/use-app-config.ts';

const SECTIONS = ['content', 'beta', 'conduct', 'warranty', 'liability', 'age', 'contact'] as const;

export function Component() {
  const { t } = useTranslation('legal');
  const { data: config } = useAppConfig();
  const team = config?.teamEmail ?? t('team');
  return (
    <LegalPage
      title={t('terms.title')}
      effective={t('terms.effective')}
      sections={SECTIONS.map((section) => ({
        title: t(`terms.${section}.title`),
        text: withMailLink(t(`terms.${section}.text`, { team }), config?.teamEmail ?? null),
      }))}
    />
  );
}
