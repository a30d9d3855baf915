import { NativeSelect, SegmentedControl } from '@mantine/core';
import { PACE_NAMES } from '@ooo/domain/shared/preferences';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { useTranslation } from 'react-i18next';
import { PreferenceRow } from '../../../components/preference-row.tsx';
import { Section } from '../../../components/section.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePreferences } from '../../../lib/preferences/use-preferences.ts';
import { useChangePreferences } from '../../account/api/use-change-preferences.ts';
import { type PlanBeginning, toBeginning } from '../lib/plan-asked.ts';
import { dayHourOptions, pickTime, withPace } from '../lib/plan-wish-options.ts';

/** What a new plan begins with. */
export function PlanPreferences() {
  const { t } = useTranslation(['preferences', 'schedule']);
  const format = useFormat();
  const beginning = toBeginning(usePreferences());
  const changePreferences = useChangePreferences();
  // All three, because they have to agree.
  const change = ({ pace, dayStart, dayEnd }: PlanBeginning) =>
    changePreferences({ pace, dayStart: dayStart ?? null, dayEnd: dayEnd ?? null });
  const { starts, ends } = dayHourOptions(beginning);
  const byPace = { value: '', label: t('schedule:plan.wishes.byPace') };
  const toData = (times: readonly WallTime[]) => [
    byPace,
    ...times.map((value) => ({ value, label: format.time(value) })),
  ];
  return (
    <Section title={t('preferences:plans.title')} text={t('preferences:plans.text')}>
      <PreferenceRow label={t('schedule:plan.pace')}>
        <SegmentedControl
          fullWidth
          aria-label={t('schedule:plan.pace')}
          value={beginning.pace}
          onChange={(pace) => change(withPace(beginning, pace))}
          data={PACE_NAMES.map((value) => ({ value, label: t(`schedule:plan.paces.${value}`) }))}
        />
      </PreferenceRow>
      <PreferenceRow label={t('schedule:plan.wishes.dayStart')}>
        <NativeSelect
          aria-label={t('schedule:plan.wishes.dayStart')}
          value={beginning.dayStart ?? ''}
          data={toData(starts)}
          onChange={({ currentTarget: { value } }) =>
            change({ ...beginning, dayStart: pickTime(starts, value) })
          }
        />
      </PreferenceRow>
      <PreferenceRow label={t('schedule:plan.wishes.dayEnd')}>
        <NativeSelect
          aria-label={t('schedule:plan.wishes.dayEnd')}
          value={beginning.dayEnd ?? ''}
          data={toData(ends)}
          onChange={({ currentTarget: { value } }) =>
            change({ ...beginning, dayEnd: pickTime(ends, value) })
          }
        />
      </PreferenceRow>
    </Section>
  );
}
