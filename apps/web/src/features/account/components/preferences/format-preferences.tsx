import { SegmentedControl } from '@mantine/core';
import { LANGUAGES } from '@ooo/domain/shared/languages';
import { CLOCKS } from '@ooo/domain/shared/preferences';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { useTranslation } from 'react-i18next';
import { PreferenceRow } from '../../../../components/preference-row.tsx';
import { Section } from '../../../../components/section.tsx';
import { LANGUAGE_NAMES } from '../../../../i18n/language-names.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { usePreferences } from '../../../../lib/preferences/use-preferences.ts';
import { useChangePreferences } from '../../api/use-change-preferences.ts';
import { useSetLanguage } from '../../api/use-set-language.ts';
import { useSetTemperatureUnit } from '../../api/use-set-temperature-unit.ts';
import { useTemperatureUnit } from '../../api/use-temperature-unit.ts';
import { WeekStartChoice } from './week-start-choice.tsx';

const UNIT_CHOICES = [
  { value: 'fahrenheit', label: '°F' },
  { value: 'celsius', label: '°C' },
] as const;

/** Half past six in the evening, which the two clocks write differently. */
const SAMPLE = fromMinutes(18 * 60 + 30);

interface FormatPreferencesProps {
  /** False where the language is not the reader's choice. */
  readonly hasLanguage: boolean;
}

/** The language, and how temperatures, times and weeks are written. */
export function FormatPreferences({ hasLanguage }: FormatPreferencesProps) {
  const { t } = useTranslation('preferences');
  const format = useFormat();
  const { clock } = usePreferences();
  const change = useChangePreferences();
  const setUnit = useSetTemperatureUnit();
  return (
    <Section title={t('formats.title')}>
      {hasLanguage && <LanguageRow />}
      <PreferenceRow label={t('formats.temperature')}>
        <SegmentedControl
          fullWidth
          aria-label={t('formats.temperature')}
          value={useTemperatureUnit()}
          onChange={setUnit}
          data={[...UNIT_CHOICES]}
        />
      </PreferenceRow>
      <PreferenceRow
        label={t('formats.clock')}
        hint={t('formats.clockSample', { time: format.time(SAMPLE) })}
      >
        <SegmentedControl
          fullWidth
          aria-label={t('formats.clock')}
          value={clock}
          onChange={(value) => change({ clock: value })}
          data={CLOCKS.map((value) => ({ value, label: t(`formats.clocks.${value}`) }))}
        />
      </PreferenceRow>
      <WeekStartChoice />
    </Section>
  );
}

function LanguageRow() {
  const { t } = useTranslation('preferences');
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  return (
    <PreferenceRow label={t('formats.language')}>
      <SegmentedControl
        fullWidth
        aria-label={t('formats.language')}
        value={language}
        onChange={setLanguage}
        data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </PreferenceRow>
  );
}
