import { Button, Popover, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconRefresh, IconTicket, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './demo-badge.module.css';

interface DemoBadgeProps {
  readonly onRestart: () => void;
  readonly onClear: () => void;
  readonly onOwnTrip: () => void;
}

/** Says that a trip of the account began as the demo. */
export function PlainDemoBadge() {
  const { t } = useTranslation('trip');
  return <span className={classes.badge}>{t('demo.badge')}</span>;
}

/** Says that this is the demo of the browser, what that means, and what can be done with it. */
export function DemoBadge({ onRestart, onClear, onOwnTrip }: DemoBadgeProps) {
  const { t } = useTranslation('trip');
  const [isOpen, about] = useDisclosure(false);
  const actions = [
    { label: t('demo.own'), ActionIcon: IconTicket, act: onOwnTrip },
    { label: t('demo.restart'), ActionIcon: IconRefresh, act: onRestart },
    { label: t('demo.clear'), ActionIcon: IconTrash, act: onClear },
  ];
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
          <span className={classes.badge}>
            {t('demo.badge')}
            <IconChevronDown size={14} stroke={1.75} aria-hidden />
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.about} aria-label={t('demo.about')}>
        <Text size="sm" c="var(--ooo-muted)">
          {t('demo.text')}
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
