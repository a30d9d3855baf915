import { NativeSelect } from '@mantine/core';
import { WEEK_STARTS } from '@ooo/domain/shared/preferences';
import { useTranslation } from 'react-i18next';
import { PreferenceRow } from '../../../../components/preference-row.tsx';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { usePreferences } from '../../../../lib/preferences/use-preferences.ts';
import { firstWeekday, someDateOn } from '../../../../lib/preferences/week-start.ts';
import { useChangePreferences } from '../../api/use-change-preferences.ts';

/** The day that weeks begin with in calendars. */
export function WeekStartChoice() {
  const { t } = useTranslation('preferences');
  const format = useFormat();
  const language = useLanguage();
  const { weekStart } = usePreferences();
  const change = useChangePreferences();
  return (
    <PreferenceRow label={t('formats.weekStart')}>
      <NativeSelect
        aria-label={t('formats.weekStart')}
        value={weekStart}
        onChange={({ currentTarget: { value } }) => {
          const chosen = WEEK_STARTS.find((start) => start === value);
          if (chosen) change({ weekStart: chosen });
        }}
        data={WEEK_STARTS.map((value) => {
          const day = format.longWeekday(someDateOn(firstWeekday(value, language)));
          return { value, label: value === 'language' ? t('formats.byLanguage', { day }) : day };
        })}
      />
    </PreferenceRow>
  );
}
