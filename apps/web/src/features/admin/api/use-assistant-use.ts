import { trpc } from '../../../lib/trpc.ts';

/** What the assistant is asked and what it costs: today, and in thirty days. */
export function useAssistantUse() {
  return trpc.admin.assistantUse.useQuery(undefined, { staleTime: 0, refetchOnMount: true });
}
