import { Select, Stack } from '@mantine/core';
import type { Language } from '@ooo/domain/shared/language';
import { SPECIFIED_LANGUAGES } from '@ooo/texts/languages';
import { useTranslation } from 'react-i18next';
import { FONTS, RADII, type StyleConfig } from '../lib/style-config.ts';
import { ColorField } from './color-field.tsx';

export interface Controls extends StyleConfig {
  readonly language: Language;
}

interface ControlsFormProps {
  readonly value: Controls;
  readonly onChange: (change: Partial<Controls>) => void;
}

const COLOR_NAMES = ['primaryColor', 'secondaryColor'] as const;

/** The five controls. */
export function ControlsForm({ value, onChange }: ControlsFormProps) {
  const { t } = useTranslation('admin');
  const languages = SPECIFIED_LANGUAGES.map((value) => ({
    value,
    label: t(`controls.languages.${value}`),
  }));
  return (
    <Stack gap="md">
      <Select<Language>
        label={t('controls.language')}
        description={t('controls.languageHint')}
        data={languages}
        value={value.language}
        allowDeselect={false}
        onChange={(language) => language && onChange({ language })}
      />
      {COLOR_NAMES.map((name) => (
        <ColorField
          key={name}
          label={t(`controls.${name}`)}
          value={value[name]}
          onChange={(color) => onChange({ [name]: color })}
        />
      ))}
      <Select<StyleConfig['borderRadius']>
        label={t('controls.borderRadius')}
        data={RADII.map((radius) => ({ value: radius, label: radius }))}
        value={value.borderRadius}
        allowDeselect={false}
        onChange={(borderRadius) => borderRadius && onChange({ borderRadius })}
      />
      <Select<StyleConfig['fontFamily']>
        label={t('controls.fontFamily')}
        data={FONTS.map((font) => ({ value: font, label: t(`controls.fonts.${font}`) }))}
        value={value.fontFamily}
        allowDeselect={false}
        onChange={(fontFamily) => fontFamily && onChange({ fontFamily })}
      />
    </Stack>
  );
}
