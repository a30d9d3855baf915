import type { AdminUser } from '@ooo/domain/admin/admin-user.schema';
import { UserId } from '@ooo/domain/shared/ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RouterInputs } from '../../../lib/trpc.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { ControlDeck } from './control-deck.tsx';

const mina: AdminUser = {
  id: UserId.parse('user-1'),
  email: 'mina@example.com',
  name: 'Mina',
  profileImageUrl: '/api/admin/users/user-1/picture?v=1',
  inviteCode: 'REDLINE',
  plan: 'redline',
  tripCount: 2,
  apiCallCount: 12_345,
  lastLoginAt: '2025-10-14T18:15:00.000Z',
  createdAt: '2025-06-05T09:00:00.000Z',
};
const nameless: AdminUser = {
  ...mina,
  id: UserId.parse('user-2'),
  email: 'guest@example.com',
  name: '',
  profileImageUrl: null,
  inviteCode: null,
  plan: 'early_access',
  lastLoginAt: null,
};

type Answer = (query: RouterInputs['admin']['users']) => {
  items: AdminUser[];
  total: number;
};

function openDeck(answer: Answer, path = '/playground') {
  const asked = vi.fn<Answer>(answer);
  mockProcedures({ 'admin.users': asked, 'admin.inviteCodes': () => [] });
  return { ...renderApp(<ControlDeck />, { path }), asked };
}

describe('the users of the control deck', () => {
  it('are listed in a table with their data §2.86', async () => {
    openDeck(() => ({ items: [mina, nameless], total: 2 }));
    const table = await screen.findByRole('table', { name: 'Users' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(
      'MMinamina@example.comCode: REDLINEREDLINE212,345Oct 15, 2025Jun 5, 2025',
    );
    expect(second).toHaveTextContent(
      'Gguest@example.comguest@example.comCode: –Early Access212,345NeverJun 5, 2025',
    );
    expect(first?.querySelector('img')).toHaveAttribute('src', mina.profileImageUrl);
    expect(second?.querySelector('img')).toBeNull();
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map((column) => column.textContent)).toEqual([
      'User',
      'Plan',
      'Trips',
      'API Calls',
      'Last Login',
      'Joined',
    ]);
  });

  it('are searched and filtered, and the address says how §2.85 §2.87 §5.38', async () => {
    const { user, router, asked } = openDeck(({ search }) =>
      search === undefined ? { items: [mina], total: 1 } : { items: [], total: 0 },
    );
    await screen.findByText('mina@example.com');
    const search = screen.getByPlaceholderText('Search by email, name, or invite code...');
    await user.type(search, ' nobody');
    expect(await screen.findByText('No users match your filters')).toBeVisible();
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'nobody' })),
    );
    expect(router.state.location.search).toBe('?q=+nobody');

    await user.clear(search);
    await screen.findByText('mina@example.com');
    await user.click(screen.getByRole('combobox', { name: 'Plan' }));
    await user.click(await screen.findByRole('option', { name: 'ALLBLUE' }));
    await waitFor(() => expect(router.state.location.search).toBe('?plan=allblue'));
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ plan: 'allblue' }));
  });

  it('are sorted by a column, and the other way by the same', async () => {
    const { user, router } = openDeck(() => ({ items: [mina], total: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Trips' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=trips'));
    const column = screen.getByRole('columnheader', { name: 'Trips' });
    expect(column).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Trips' }));
    await waitFor(() => expect(column).toHaveAttribute('aria-sort', 'ascending'));
    await user.click(screen.getByRole('button', { name: 'User' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name&direction=asc'));
  });

  it('come a page at a time', async () => {
    const { user, router, asked } = openDeck(
      () => ({ items: [mina], total: 51 }),
      '/playground?page=2',
    );
    expect(await screen.findByText('26–26 of 51')).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ limit: 25, offset: 25 }));
    await user.click(screen.getByRole('button', { name: '3' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  });

  it('say that they load §2.87', async () => {
    mockProcedures({
      'admin.users': () => new Promise(() => {}),
      'admin.inviteCodes': () => [],
    });
    renderApp(<ControlDeck />, { path: '/playground' });
    expect(await screen.findByText('Loading users...')).toBeVisible();
  });

  it('say that there are none §2.87', async () => {
    openDeck(() => ({ items: [], total: 0 }));
    expect(await screen.findByText('No users found')).toBeVisible();
  });

  it('say in a toast that they could not be loaded §8.57', async () => {
    openDeck(() => {
      throw new ProcedureError('INTERNAL', 'Broken.');
    });
    expect(await screen.findByText('Failed to load user data')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
