import { ActionIcon, Avatar, Menu, Text } from '@mantine/core';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverPaths } from '../../../app/paths.ts';
import { LanguageChoice } from './language-choice.tsx';
import { TemperatureChoice } from './temperature-choice.tsx';

interface AccountMenuProps {
  readonly user: CurrentUser;
  /** The invite tier, which another feature knows. */
  readonly badge: ReactNode;
}

/** Who is signed in, what the account prefers, and the way out. */
export function AccountMenu({ user, badge }: AccountMenuProps) {
  const { t } = useTranslation('account');
  return (
    <Menu position="bottom-end" width={280} closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon variant="transparent" size={44} aria-label={t('menu.open')}>
          <Avatar
            src={user.profileImageUrl}
            name={user.firstName}
            color="ink"
            variant="filled"
            size={34}
            alt=""
          />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown p="xs">
        <div style={{ padding: '0.5rem 0.75rem' }}>
          <Text fw={600} truncate>
            {user.firstName}
          </Text>
          <Text size="sm" c="var(--ooo-muted)" truncate mb="xs">
            {user.email}
          </Text>
          {badge}
        </div>
        <Menu.Divider />
        <TemperatureChoice value={user.temperatureUnit} />
        <LanguageChoice value={user.language} />
        <Menu.Divider />
        <Menu.Item
          component="a"
          href={serverPaths.signOut}
          leftSection={<IconLogout size={18} stroke={1.75} />}
        >
          {t('menu.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
