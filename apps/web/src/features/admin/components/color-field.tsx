import { ColorInput } from '@mantine/core';
import { useState } from 'react';
import { HslColor } from '../lib/style-config.ts';

interface ColorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/** A colour, picked or typed; what is still being typed changes nothing yet. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const [text, setText] = useState(value);
  const isWhole = HslColor.safeParse(text).success;
  return (
    <ColorInput
      size="md"
      label={label}
      format="hsl"
      value={isWhole ? value : text}
      onChange={(typed) => {
        setText(typed);
        if (HslColor.safeParse(typed).success) onChange(typed);
      }}
    />
  );
}
