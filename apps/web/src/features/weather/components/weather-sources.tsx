import { Text } from '@mantine/core';
import { creditOf } from '@ooo/domain/shared/source-credits';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { SourceName } from '../../../components/source-name.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { listSources, type WeatherSource } from '../lib/weather-sources.ts';

/** The sources, with the links that their licences ask for, and the age of a forecast or a climate. */
export function WeatherSources({ days }: { readonly days: readonly WeatherSource[] }) {
  return (
    <Text size="xs" c="var(--ooo-muted)">
      {listSources(days).map((source) => (
        <SourceSentence key={`${source.kind} ${source.source} ${source.asOf}`} {...source} />
      ))}
    </Text>
  );
}

function SourceSentence({ kind, source, asOf }: WeatherSource) {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const name = { who: <SourceName source={source} /> };
  return (
    <>
      {kind === 'climate' ? (
        <Trans t={t} i18nKey="source.climate" values={{ years: asOf }} components={name} />
      ) : (
        <Trans
          t={t}
          i18nKey="source.forecast"
          values={{ age: format.age(asOf, now) }}
          components={name}
        />
      )}{' '}
      {creditOf(source)?.isCopernicus === true && t('source.copernicus', { years: asOf })}{' '}
    </>
  );
}
