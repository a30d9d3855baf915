import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { DeckView } from '../lib/deck-view.ts';

export const USERS_PER_PAGE = 25;

/** A page of users; while another one loads, the one before stays. */
export function useUsers({ search, plan, sort, direction, page }: DeckView) {
  const { t } = useTranslation(['admin', 'common']);
  const users = trpc.admin.users.useQuery(
    {
      sort,
      direction,
      limit: USERS_PER_PAGE,
      offset: (page - 1) * USERS_PER_PAGE,
      ...(search.trim() !== '' && { search: search.trim() }),
      ...(plan && { plan }),
    },
    { placeholderData: keepPreviousData, staleTime: 0, refetchOnMount: true },
  );
  const { isError } = users;
  useEffect(() => {
    if (!isError) return;
    toast({
      title: t('common:errorTitle'),
      message: t('admin:users.failed'),
      variant: 'destructive',
    });
  }, [isError, t]);
  return users;
}
