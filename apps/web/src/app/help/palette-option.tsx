import { Spotlight } from '@mantine/spotlight';
import type { Command } from './commands.ts';
import { KeyCaps } from './key-caps.tsx';

interface PaletteOptionProps {
  readonly id: string;
  readonly command: Command;
  /** The one that Enter chooses. */
  readonly isActive: boolean;
  readonly onChoose: (command: Command) => void;
}

/** One command. Spotlight drops an id, so the button gets it where it is made. */
export function PaletteOption({ id, command, isActive, onChoose }: PaletteOptionProps) {
  const { label, detail, Icon, keys } = command;
  return (
    <Spotlight.Action
      renderRoot={(root) => <button {...root} id={id} />}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a listbox
      role="option"
      aria-selected={isActive}
      label={label}
      {...(detail !== undefined && { description: detail })}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
      rightSection={keys && <KeyCaps keys={keys} />}
      onClick={() => onChoose(command)}
    />
  );
}
