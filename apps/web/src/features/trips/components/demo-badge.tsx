import { Button, Popover, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './demo-badge.module.css';
import { DemoMark } from './demo-mark.tsx';

interface DemoBadgeProps {
  /** What it means that this is the demo. */
  readonly text: string;
  readonly actions: readonly DemoAction[];
}

interface DemoAction {
  readonly label: string;
  readonly ActionIcon: Icon;
  readonly act: () => void;
}

/** Says that this trip is the demo, what that means, and what can be done with it. */
export function DemoBadge({ text, actions }: DemoBadgeProps) {
  const { t } = useTranslation('trip');
  const [isOpen, about] = useDisclosure(false);
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => (opened ? about.open() : about.close())}
      position="bottom-start"
      width={280}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.target}
          aria-label={t('demo.about')}
          onClick={about.toggle}
        >
          <DemoMark />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.about} aria-label={t('demo.about')}>
        <Text size="sm" c="var(--ooo-muted)">
          {text}
        </Text>
        <div className={classes.actions}>
          {actions.map(({ label, ActionIcon, act }) => (
            <Button
              key={label}
              variant="subtle"
              justify="flex-start"
              leftSection={<ActionIcon size={18} stroke={1.75} aria-hidden />}
              onClick={() => {
                about.close();
                act();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
