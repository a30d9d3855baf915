import { useTranslation } from 'react-i18next';
import { LegalPage } from '../layout/legal-page.tsx';
import { useAppConfig } from '../../features/app/api/use-app-config.ts';

const BEFORE_MAP = ['collected', 'documents', 'assistant', 'sharing'] as const;
const AFTER_MAP = ['deletion', 'age'] as const;

export function Component() {
  const { t } = useTranslation('legal');
  const { data: config } = useAppConfig();
  const team = config?.teamEmail ?? t('team');
  const toSection = (section: (typeof BEFORE_MAP | typeof AFTER_MAP)[number]) => ({
    title: t(`privacy.${section}.title`),
    text: t(`privacy.${section}.text`, { team }),
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
  const routes = config?.asksRoutes && {
    title: t('privacy.routes.title'),
    text: t('privacy.routes.text'),
  };
  return (
    <LegalPage
      title={t('privacy.title')}
      effective={t('privacy.effective')}
      sections={[
        ...BEFORE_MAP.map(toSection),
        ...(map ? [map] : []),
        ...(places ? [places] : []),
        ...(routes ? [routes] : []),
        ...AFTER_MAP.map(toSection),
      ]}
    />
  );
}

/** The host of a tile address: `{s}` in it stands for any of its servers. */
function hostOf(tileUrl: string): string {
  return (tileUrl.split('/')[2] ?? tileUrl).replace('{s}.', '');
}
