import { ActionIcon, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { daysUntilStart } from '@ooo/domain/trips/trip-days.rules';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { temperatureRange } from '@ooo/domain/weather/temperature-range';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Hint } from '../../../components/hint.tsx';
import { isLate } from '../../../lib/app-error.ts';
import { toLocalDate } from '../../../lib/today.ts';
import { useErrorSentence } from '../../../lib/use-error-sentence.ts';
import { useSetTemperatureUnit } from '../../account/api/use-set-temperature-unit.ts';
import { useTemperatureUnit } from '../../account/api/use-temperature-unit.ts';
import { useDestination } from '../../trip-data/api/use-destination.ts';
import { useRefreshWeather, useWeather } from '../api/use-weather.ts';
import { outlookOf } from '../lib/outlook.ts';
import { UnknownFacts } from './unknown-facts.tsx';
import { WeatherDays, WeatherSkeleton } from './weather-days.tsx';
import classes from './weather-panel.module.css';
import { WeatherSources } from './weather-sources.tsx';

const FIRST_ROWS = 5;
const REFRESH_ROWS = 3;

const UNITS = [
  { value: 'fahrenheit', label: '°F' },
  { value: 'celsius', label: '°C' },
] as const;

/** The weather of the trip's days, how far it can be trusted, and its sources. */
export function WeatherPanel({ trip }: { readonly trip: TripWithCaches }) {
  const { t } = useTranslation(['weather', 'common']);
  const unit = useTemperatureUnit();
  const sentenceOf = useErrorSentence();
  const setUnit = useSetTemperatureUnit();
  const [now] = useState(() => new Date());
  const today = toLocalDate(now, useDestination(trip).data?.zone);
  const { days = [], error, isLoading, retry } = useWeather(trip);
  const { refresh, isRefreshing } = useRefreshWeather(trip);
  const range = temperatureRange(days);
  const isShown = range && !isLoading && !isRefreshing;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="center" gap="xs">
        <Text size="sm" c="var(--ooo-muted)" className={classes.outlook}>
          {range && t(`outlook.${outlookOf(daysUntilStart(trip, today), days)}`)}
        </Text>
        <Group gap={4} wrap="nowrap" ml="auto" mr={-8}>
          <SegmentedControl
            size="sm"
            aria-label={t('unit')}
            value={unit}
            data={[...UNITS]}
            onChange={setUnit}
          />
          <Hint label={t('refresh')}>
            <ActionIcon
              size={44}
              aria-label={t('refresh')}
              loading={isRefreshing}
              disabled={isLoading}
              onClick={refresh}
            >
              <IconRefresh size={20} stroke={1.75} />
            </ActionIcon>
          </Hint>
        </Group>
      </Group>
      {isLoading && <WeatherSkeleton rows={FIRST_ROWS} />}
      {isRefreshing && <WeatherSkeleton rows={REFRESH_ROWS} />}
      {isShown && <WeatherDays days={days} range={range} />}
      {isShown && error && (
        <Text size="sm" fw={500}>
          {t('savedVersion')}
        </Text>
      )}
      {isShown && <UnknownFacts days={days} />}
      {isShown && <WeatherSources days={days} />}
      {!range && !isLoading && !isRefreshing && (
        <EmptyState
          text={isLate(error) ? t('common:error.loadingFailed') : t('none')}
          detail={error ? sentenceOf(error) : t('noneDetail')}
          action={
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} stroke={1.75} />}
              onClick={error ? retry : refresh}
            >
              {error ? t('retry') : t('refresh')}
            </Button>
          }
        />
      )}
    </Stack>
  );
}
