import { Table } from '@mantine/core';
import type { AdminUser } from '@ooo/domain/admin/admin-user.schema';
import { useTranslation } from 'react-i18next';
import { PersonPicture } from '../../../components/person-picture.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { PlanBadge } from './plan-badge.tsx';
import classes from './deck-table.module.css';

export function UserRow({ user }: { readonly user: AdminUser }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <Table.Tr>
      <Table.Td>
        <div className={classes.person}>
          <PersonPicture name={user.name || user.email} src={user.profileImageUrl} size={36} />
          <div>
            <div className={classes.name}>{user.name || user.email}</div>
            <div className={classes.second}>{user.email}</div>
            <div className={classes.second}>
              {t('users.code', { code: user.inviteCode ?? '–' })}
            </div>
          </div>
        </div>
      </Table.Td>
      <Table.Td>
        <PlanBadge plan={user.plan} />
      </Table.Td>
      <Table.Td>{format.number(user.tripCount)}</Table.Td>
      <Table.Td>{format.number(user.apiCallCount)}</Table.Td>
      <Table.Td>
        {user.lastLoginAt === null ? t('users.never') : format.instantDate(user.lastLoginAt)}
      </Table.Td>
      <Table.Td>{format.instantDate(user.createdAt)}</Table.Td>
    </Table.Tr>
  );
}
