import type { TemperatureUnit } from '@ooo/domain/shared/temperature-unit';
import { useTranslation } from 'react-i18next';
import { useSetPreferences } from '../api/use-set-preferences.ts';
import { ChoiceRow } from './choice-row.tsx';

const CHOICES = [
  { value: 'fahrenheit', label: '°F' },
  { value: 'celsius', label: '°C' },
] as const;

export function TemperatureChoice({ value }: { readonly value: TemperatureUnit }) {
  const { t } = useTranslation('account');
  const { mutate } = useSetPreferences();
  return (
    <ChoiceRow
      label={t('menu.temperature')}
      value={value}
      choices={CHOICES}
      onChange={(temperatureUnit) => mutate({ temperatureUnit })}
    />
  );
}
