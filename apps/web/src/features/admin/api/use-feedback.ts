import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { useOlderPages } from './use-older-pages.ts';

/** What travellers have written, the newest first. */
export function useFeedback() {
  const { client } = trpc.useUtils();
  return useOlderPages(getQueryKey(trpc.admin.feedback, {}, 'infinite'), (before, signal) =>
    client.admin.feedback.query(before, { signal }),
  );
}
