import { LANGUAGES } from '@ooo/texts/languages';
import { CLOCKS } from '@ooo/domain/shared/preferences';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../../components/section.tsx';
import { USUAL } from '@ooo/texts/usual';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { usePreferences } from '../../../../lib/preferences/use-preferences.ts';
import { useChangePreferences } from '../../api/use-change-preferences.ts';
import { useSetLanguage } from '../../api/use-set-language.ts';
import { useSetTemperatureUnit } from '../../api/use-set-temperature-unit.ts';
import { useTemperatureUnit } from '../../api/use-temperature-unit.ts';
import { SegmentRow } from './segment-row.tsx';
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
      <SegmentRow
        label={t('formats.temperature')}
        value={useTemperatureUnit()}
        onChange={setUnit}
        choices={UNIT_CHOICES}
      />
      <SegmentRow
        label={t('formats.clock')}
        hint={t('formats.clockSample', { time: format.time(SAMPLE) })}
        value={clock}
        onChange={(value) => change({ clock: value })}
        choices={CLOCKS.map((value) => ({ value, label: t(`formats.clocks.${value}`) }))}
      />
      <WeekStartChoice />
    </Section>
  );
}

function LanguageRow() {
  const { t } = useTranslation('preferences');
  return (
    <SegmentRow
      label={t('formats.language')}
      value={useLanguage()}
      onChange={useSetLanguage()}
      choices={LANGUAGES.map((value) => ({ value, label: USUAL[value].name }))}
    />
  );
}
