import { Table } from '@mantine/core';
import type { AdminUser } from '@ooo/domain/admin/admin-user.schema';
import { useTranslation } from 'react-i18next';
import type { DeckView } from '../lib/deck-view.ts';
import { DeckTable } from './deck-table.tsx';
import { SortHeader } from './sort-header.tsx';
import { UserRow } from './user-row.tsx';

interface UsersTableProps {
  readonly users: readonly AdminUser[];
  readonly view: DeckView;
  readonly go: (change: Partial<DeckView>) => void;
}

export function UsersTable({ users, view, go }: UsersTableProps) {
  const { t } = useTranslation('admin');
  const sort = { view, go };
  return (
    <DeckTable label={t('users.table')}>
      <Table.Thead>
        <Table.Tr>
          <SortHeader label={t('users.name')} by="name" {...sort} />
          <Table.Th>{t('users.plan')}</Table.Th>
          <SortHeader label={t('users.trips')} by="trips" {...sort} />
          <SortHeader label={t('users.apiCalls')} by="apiCalls" {...sort} />
          <SortHeader label={t('users.lastLogin')} by="lastLogin" {...sort} />
          <SortHeader label={t('users.joined')} by="joined" {...sort} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </Table.Tbody>
    </DeckTable>
  );
}
