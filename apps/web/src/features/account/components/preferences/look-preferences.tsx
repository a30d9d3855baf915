import { THEMES } from '@ooo/domain/shared/preferences';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../../components/section.tsx';
import { useTheme } from '../../api/use-theme.ts';
import { SegmentRow } from './segment-row.tsx';

/** How the product looks. */
export function LookPreferences() {
  const { t } = useTranslation('preferences');
  const { theme, setTheme } = useTheme();
  return (
    <Section title={t('look.title')}>
      <SegmentRow
        label={t('look.theme')}
        value={theme}
        onChange={setTheme}
        choices={THEMES.map((value) => ({ value, label: t(`look.themes.${value}`) }))}
      />
    </Section>
  );
}
