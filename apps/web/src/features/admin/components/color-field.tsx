import { ColorInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHslColor } from '../lib/style-config.ts';

interface ColorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/** A colour, picked or typed; what is still being typed changes nothing yet. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState(value);
  const isWhole = isHslColor(text);
  return (
    <ColorInput
      size="md"
      label={label}
      format="hsl"
      eyeDropperButtonProps={{ 'aria-label': t('controls.pickFromScreen', { field: label }) }}
      value={isWhole ? value : text}
      onChange={(typed) => {
        setText(typed);
        if (isHslColor(typed)) onChange(typed);
      }}
    />
  );
}
