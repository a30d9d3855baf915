import { Center, Pagination, Stack } from '@mantine/core';
import type { AdminUserPage } from '@ooo/domain/admin/admin-user.schema';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { useAnnounceLoading } from '../../../components/use-announce-loading.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useUsers, USERS_PER_PAGE } from '../api/use-users.ts';
import type { DeckView } from '../lib/deck-view.ts';
import { UsersTable } from './users-table.tsx';
import classes from './deck-table.module.css';

interface UsersListProps {
  readonly view: DeckView;
  readonly go: (change: Partial<DeckView>) => void;
}

function UsersLoading() {
  const { t } = useTranslation('admin');
  const words = t('users.loading');
  useAnnounceLoading(words);
  return <Center mih={240}>{words}</Center>;
}

/** The users who match search and plan, a page at a time. */
export function UsersList({ view, go }: UsersListProps) {
  const { t } = useTranslation('admin');
  const users = useUsers(view);
  if (users.isError) {
    return <ErrorState error={users.error} onRetry={() => void users.refetch()} />;
  }
  if (!users.data) {
    return <UsersLoading />;
  }
  const { items, total } = users.data;
  if (items.length === 0) {
    const isFiltered = view.search.trim() !== '' || view.plan !== undefined;
    return <EmptyState text={isFiltered ? t('users.noMatch') : t('users.none')} />;
  }
  return (
    <Stack gap="sm" className={users.isPlaceholderData ? classes.waiting : ''}>
      <UsersTable users={items} view={view} go={go} />
      <Pages page={view.page} shown={items.length} total={total} go={go} />
    </Stack>
  );
}

interface PagesProps extends Pick<DeckView, 'page'>, Pick<AdminUserPage, 'total'> {
  readonly shown: number;
  readonly go: UsersListProps['go'];
}

function Pages({ page, shown, total, go }: PagesProps) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const before = (page - 1) * USERS_PER_PAGE;
  const labels = { previous: t('common:back'), next: t('common:next') };
  return (
    <nav className={classes.foot} aria-label={t('admin:users.pages')}>
      <output>
        {t('admin:users.count', {
          from: format.number(before + 1),
          to: format.number(before + shown),
          total: format.number(total),
        })}
      </output>
      <Pagination
        value={page}
        total={Math.ceil(total / USERS_PER_PAGE)}
        siblings={1}
        hideWithOnePage
        onChange={(next) => go({ page: next })}
        getControlProps={(control) =>
          control === 'previous' || control === 'next' ? { 'aria-label': labels[control] } : {}
        }
      />
    </nav>
  );
}
