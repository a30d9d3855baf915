import { Text } from '@mantine/core';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { useTranslation } from 'react-i18next';

function unknownOf(days: readonly WeatherDay[]): 'both' | 'wind' | 'humidity' | undefined {
  const climate = days.filter(({ kind }) => kind === 'climate');
  const lacksWind = climate.some(({ windSpeed }) => typeof windSpeed !== 'number');
  const lacksHumidity = climate.some(({ humidity }) => typeof humidity !== 'number');
  if (lacksWind && lacksHumidity) return 'both';
  if (lacksWind) return 'wind';
  return lacksHumidity ? 'humidity' : undefined;
}

/** Names what the climate of the days lacks, so that its absence is not taken for calm and dry air. */
export function UnknownFacts({ days }: { readonly days: readonly WeatherDay[] }) {
  const { t } = useTranslation('weather');
  const unknown = unknownOf(days);
  if (!unknown) return null;
  return (
    <Text size="sm" c="var(--ooo-muted)">
      {t(`unknown.${unknown}`)}
    </Text>
  );
}
