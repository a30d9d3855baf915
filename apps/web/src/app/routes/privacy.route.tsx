import { useTranslation } from 'react-i18next';
import { AGE_CONFIRMATION_DAYS } from '@ooo/domain/account/age-confirmation';
import { useAppConfig } from '../../features/app/api/use-app-config.ts';
import { LegalPage } from '../layout/legal-page.tsx';
import { withMailLink } from '../layout/with-mail-link.tsx';

const FIRST = ['collected', 'documents', 'assistant', 'sharing'] as const;
const LAST = ['deletion', 'age'] as const;
type Section = (typeof FIRST | typeof LAST)[number] | 'picture' | 'weather' | 'routes';

export function Component() {
  const { t } = useTranslation('legal');
  const { data: config } = useAppConfig();
  const team = config?.teamEmail ?? t('team');
  const toSection = (section: Section) => ({
    title: t(`privacy.${section}.title`),
    text: withMailLink(
      t(`privacy.${section}.text`, { team, days: AGE_CONFIRMATION_DAYS }),
      config?.teamEmail ?? null,
    ),
  });
  const mapUrl = config?.pmtilesUrl ?? config?.tiles?.url;
  const map = config && {
    title: t('privacy.map.title'),
    text: mapUrl ? t('privacy.map.text', { host: hostOf(mapUrl) }) : t('privacy.map.drawn'),
  };
  const sources = config?.placeSources ?? [];
  const places = sources.length > 0 && {
    title: t('privacy.places.title'),
    text: t('privacy.places.text', { sources: sources.join(', ') }),
  };
  const hasPictures = config !== undefined && config.signIn.providers.length > 0;
  return (
    <LegalPage
      title={t('privacy.title')}
      effective={t('privacy.effective')}
      sections={[
        ...FIRST.map(toSection),
        ...(hasPictures ? [toSection('picture')] : []),
        ...(map ? [map] : []),
        ...(config?.offline === false ? [toSection('weather')] : []),
        ...(places ? [places] : []),
        ...(config?.asksRoutes ? [toSection('routes')] : []),
        ...LAST.map(toSection),
      ]}
    />
  );
}

/** The host of a tile address: `{s}` in it means any of its servers. */
function hostOf(tileUrl: string): string {
  return (tileUrl.split('/')[2] ?? tileUrl).replace('{s}.', '');
}
