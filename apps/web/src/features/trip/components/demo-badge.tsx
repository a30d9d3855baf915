import { Menu, Text, UnstyledButton } from '@mantine/core';
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
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('demo.about')}>
          <span className={classes.badge}>
            {t('demo.badge')}
            <IconChevronDown size={14} stroke={1.75} aria-hidden />
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Text size="sm" px="sm" pt="xs" pb="sm" c="var(--ooo-muted)">
          {t('demo.text')}
        </Text>
        <Menu.Item leftSection={<IconTicket size={18} stroke={1.75} />} onClick={onOwnTrip}>
          {t('demo.own')}
        </Menu.Item>
        <Menu.Item leftSection={<IconRefresh size={18} stroke={1.75} />} onClick={onRestart}>
          {t('demo.restart')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={18} stroke={1.75} />}
          onClick={onClear}
        >
          {t('demo.clear')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
