import { NativeSelect } from '@mantine/core';
import { TRAVEL_MEANS } from '@ooo/domain/shared/preferences';
import { useTranslation } from 'react-i18next';
import { PreferenceRow } from '../../../components/preference-row.tsx';
import { Section } from '../../../components/section.tsx';
import { usePreferences } from '../../../lib/preferences/use-preferences.ts';
import { useChangePreferences } from '../../account/api/use-change-preferences.ts';

/** How the traveller gets around. */
export function TravelPreferences() {
  const { t } = useTranslation('preferences');
  const { travelBy } = usePreferences();
  const change = useChangePreferences();
  return (
    <Section title={t('travel.title')} text={t('travel.text')}>
      <PreferenceRow label={t('travel.by')}>
        <NativeSelect
          aria-label={t('travel.by')}
          value={travelBy}
          onChange={({ currentTarget: { value } }) => {
            const chosen = TRAVEL_MEANS.find((means) => means === value);
            if (chosen) change({ travelBy: chosen });
          }}
          data={TRAVEL_MEANS.map((value) => ({ value, label: t(`travel.means.${value}`) }))}
        />
      </PreferenceRow>
    </Section>
  );
}
