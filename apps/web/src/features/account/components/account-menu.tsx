import { ActionIcon, Avatar, Button, Divider, Popover, Text } from '@mantine/core';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverPaths } from '../../../app/paths.ts';
import classes from './account-menu.module.css';
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
  const label = t('menu.open', { name: user.firstName });
  const [initial = ''] = Array.from(user.firstName.toLocaleUpperCase());
  return (
    <Popover position="bottom-end" width={300} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="transparent" size={44} aria-label={label}>
          <span aria-hidden>
            <Avatar src={user.profileImageUrl} color="ink" variant="filled" size={34} alt="">
              {initial}
            </Avatar>
          </span>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={label}>
        <div className={classes.who}>
          <Text fw={600} truncate>
            {user.firstName}
          </Text>
          <Text size="sm" c="var(--ooo-muted)" truncate mb="xs">
            {user.email}
          </Text>
          {badge}
        </div>
        <Divider my="xs" />
        <TemperatureChoice value={user.temperatureUnit} />
        <LanguageChoice value={user.language} />
        <Divider my="xs" />
        <Button
          component="a"
          href={serverPaths.signOut}
          variant="subtle"
          size="sm"
          fullWidth
          justify="flex-start"
          className={classes.signOut}
          leftSection={<IconLogout size={18} stroke={1.75} />}
        >
          {t('menu.signOut')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
