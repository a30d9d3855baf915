import { InviteTier } from '@ooo/domain/account/invite.schema';
import { AdminUserSort, SortDirection } from '@ooo/domain/admin/admin-user.schema';

export const DECK_TABS = ['users', 'analytics', 'controls', 'settings'] as const;
export type DeckTab = (typeof DECK_TABS)[number];

/** What a link to the control deck carries: the tab, and how its users are searched and ordered. */
export interface DeckView {
  readonly tab: DeckTab;
  readonly search: string;
  readonly plan: InviteTier | undefined;
  readonly sort: AdminUserSort;
  readonly direction: SortDirection;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads a link; unknown values become the newest users of every plan. */
export function parseDeckView(params: URLSearchParams): DeckView {
  const page = params.get('page') ?? '';
  return {
    tab: DECK_TABS.find((tab) => tab === params.get('tab')) ?? 'users',
    search: params.get('q') ?? '',
    plan: InviteTier.safeParse(params.get('plan')).data,
    sort: AdminUserSort.safeParse(params.get('sort')).data ?? 'joined',
    direction: SortDirection.safeParse(params.get('direction')).data ?? 'desc',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The shortest link for a view: default values are left out. */
export function toSearchParams(view: DeckView): URLSearchParams {
  const { tab, search, plan, sort, direction, page } = view;
  const params = new URLSearchParams();
  if (tab !== 'users') params.set('tab', tab);
  if (search !== '') params.set('q', search);
  if (plan) params.set('plan', plan);
  if (sort !== 'joined') params.set('sort', sort);
  if (direction !== 'desc') params.set('direction', direction);
  if (page !== 1) params.set('page', String(page));
  return params;
}

/** Another search, filter or order begins at the first page. */
export function withChange(view: DeckView, change: Partial<DeckView>): DeckView {
  const isSamePage = change.page === undefined && change.tab === undefined;
  return { ...view, ...(isSamePage && { page: 1 }), ...change };
}
