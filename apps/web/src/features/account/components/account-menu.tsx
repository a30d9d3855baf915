import { ActionIcon, Button, Divider, Popover, Text } from '@mantine/core';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import {
  IconAdjustments,
  IconDashboard,
  IconLogout,
  IconMessage,
  IconTemperature,
  IconUserCircle,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetAtom } from '../../../lib/jotai.ts';
import { paths, serverPaths } from '../../../lib/paths.ts';
import { type OpenDialog, openDialogAtom } from '../../../lib/dialogs.atoms.ts';
import { sessionStore } from '../../../lib/session-store.ts';
import { PersonPicture } from '../../../components/person-picture.tsx';
import classes from './account-menu.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { MenuItem } from './menu-item.tsx';
import { TemperatureChoice } from './temperature-choice.tsx';

interface AccountMenuProps {
  readonly user: CurrentUser;
  /** The invite tier, which another feature knows. */
  readonly badge: ReactNode;
  /** Whether the product is open to the user: weather and feedback are part of it. */
  readonly isLetIn: boolean;
  /** The trip that is open; its weather is shown. */
  readonly tripId: TripId | undefined;
}

/** The signed-in user, the account's preferences, and links to its pages. */
export function AccountMenu({ user, badge, isLetIn, tripId }: AccountMenuProps) {
  const { t } = useTranslation('account');
  const [opened, setOpened] = useState(false);
  const label = t('menu.open', { name: user.firstName });
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={300}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="transparent"
          size={44}
          aria-label={label}
          onClick={() => setOpened(!opened)}
        >
          <PersonPicture name={user.firstName} src={user.profileImageUrl} size={34} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={label}>
        <div className={classes.who}>
          <Text fw={600} truncate>
            <bdi>{user.firstName}</bdi>
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
        <MenuItems user={user} isLetIn={isLetIn} tripId={tripId} close={() => setOpened(false)} />
        <Button
          component="a"
          href={serverPaths.signOut}
          onClick={() => sessionStore.removeAll()}
          variant="subtle"
          size="sm"
          fullWidth
          justify="flex-start"
          className={classes.item}
          leftSection={<IconLogout size={18} stroke={1.75} />}
        >
          {t('menu.signOut')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

interface MenuItemsProps extends Omit<AccountMenuProps, 'badge'> {
  readonly close: () => void;
}

function MenuItems({ user, isLetIn, tripId, close }: MenuItemsProps) {
  const { t } = useTranslation('account');
  const openDialog = useSetAtom(openDialogAtom);
  const open = (dialog: OpenDialog) => () => {
    close();
    openDialog(dialog);
  };
  return (
    <>
      {isLetIn && (
        <>
          <MenuItem
            icon={IconTemperature}
            label={t('menu.weather')}
            onClick={open({ kind: 'weather', tripId })}
          />
          <MenuItem
            icon={IconMessage}
            label={t('menu.feedback')}
            onClick={open({ kind: 'feedback' })}
          />
        </>
      )}
      {user.isAdmin && (
        <MenuItem
          icon={IconDashboard}
          label={t('menu.controlDeck')}
          to={paths.playground}
          onClick={close}
        />
      )}
      <MenuItem
        icon={IconAdjustments}
        label={t('menu.preferences')}
        to={paths.preferences}
        onClick={close}
      />
      <MenuItem
        icon={IconUserCircle}
        label={t('menu.account')}
        to={paths.account}
        onClick={close}
      />
    </>
  );
}
