import { Switch, Text } from '@mantine/core';
import { useId } from 'react';
import classes from './setting-switch.module.css';

interface SettingSwitchProps {
  readonly label: string;
  readonly text: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch named by its label alone: what it does is its description. */
export function SettingSwitch({ label, text, onChange, ...rest }: SettingSwitchProps) {
  const textId = useId();
  return (
    <div>
      <Switch
        {...rest}
        size="md"
        label={label}
        classNames={{ thumb: classes.thumb }}
        aria-describedby={textId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Text id={textId} size="sm" c="var(--ooo-muted)" maw="68ch" mt={4}>
        {text}
      </Text>
    </div>
  );
}
