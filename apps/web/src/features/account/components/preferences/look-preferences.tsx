import { SegmentedControl } from '@mantine/core';
import { THEMES } from '@ooo/domain/shared/preferences';
import { useTranslation } from 'react-i18next';
import { PreferenceRow } from '../../../../components/preference-row.tsx';
import { Section } from '../../../../components/section.tsx';
import { useTheme } from '../../api/use-theme.ts';

/** How the product looks. */
export function LookPreferences() {
  const { t } = useTranslation('preferences');
  const { theme, setTheme } = useTheme();
  return (
    <Section title={t('look.title')}>
      <PreferenceRow label={t('look.theme')}>
        <SegmentedControl
          fullWidth
          aria-label={t('look.theme')}
          value={theme}
          onChange={setTheme}
          data={THEMES.map((value) => ({ value, label: t(`look.themes.${value}`) }))}
        />
      </PreferenceRow>
    </Section>
  );
}
