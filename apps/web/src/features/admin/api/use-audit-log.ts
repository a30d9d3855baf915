import type { AuditAction } from '@ooo/domain/admin/audit.schema';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { useOlderPages } from './use-older-pages.ts';

/** What admins and sign-ins did, the newest first; one action, or all where none is given. */
export function useAuditLog(action: AuditAction | undefined) {
  const { client } = trpc.useUtils();
  const filter = action ? { action } : {};
  return useOlderPages(getQueryKey(trpc.admin.audit, filter, 'infinite'), (before, signal) =>
    client.admin.audit.query({ ...before, ...filter }, { signal }),
  );
}
