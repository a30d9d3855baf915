import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { listSources, type WeatherSource } from '../lib/weather-sources.ts';

/** Who says so, and how old a forecast or a climate is. */
export function WeatherSources({ days }: { readonly days: readonly WeatherSource[] }) {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const [now] = useState(() => new Date());
  return (
    <Text size="xs" c="var(--ooo-muted)">
      {listSources(days)
        .map(({ kind, source, asOf }) =>
          kind === 'climate'
            ? t('source.climate', { source, years: asOf })
            : t('source.forecast', { source, age: format.age(asOf, now) }),
        )
        .join(' ')}
    </Text>
  );
}
