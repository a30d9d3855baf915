import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/page-title.tsx';
import { FormatPreferences } from '../../features/account/components/preferences/format-preferences.tsx';
import { LookPreferences } from '../../features/account/components/preferences/look-preferences.tsx';
import { isLabActive } from '../../features/admin/lib/new-world-lab.ts';
import { PlanPreferences } from '../../features/planning/components/plan-preferences.tsx';
import { TravelPreferences } from '../../features/planning/components/travel-preferences.tsx';

interface PreferencesScreenProps {
  /** Where they are kept. */
  readonly isSignedIn: boolean;
}

/** Every preference, the same for visitors and accounts. */
export function PreferencesScreen({ isSignedIn }: PreferencesScreenProps) {
  const { t } = useTranslation('preferences');
  return (
    <Stack gap="lg">
      <div>
        <PageTitle text={t('title')} />
        <Text c="var(--ooo-muted)" mt={4} maw="68ch">
          {t(isSignedIn ? 'inAccount' : 'inBrowser')}
        </Text>
      </div>
      <LookPreferences />
      <FormatPreferences hasLanguage={!isLabActive()} />
      <TravelPreferences />
      <PlanPreferences />
    </Stack>
  );
}
