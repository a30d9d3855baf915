import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';

/** How much OOO was used on the days of a range, both ends included; the last range stays shown while another loads. */
export function useAnalytics(range: { readonly from: CalendarDate; readonly to: CalendarDate }) {
  return trpc.admin.analytics.useQuery(range, {
    staleTime: 0,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  });
}
