import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { mockProcedures } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { InviteScreen } from './invite-screen.tsx';

function renderScreen(email: string | null = 'mina@example.com') {
  const onAccess = vi.fn<() => void>();
  return {
    onAccess,
    ...renderApp(<InviteScreen email={email} code="" onAccess={onAccess} onDemo={undefined} />),
  };
}

describe('InviteScreen', () => {
  it('says who is logged in, where to get a code, and how to change the account §2.83', () => {
    renderScreen();
    expect(screen.getByText('Logged in as')).toHaveTextContent('Logged in as mina@example.com');
    expect(screen.getByText('Contact O³ for an invite code')).toBeVisible();
    const out = screen.getByRole('link', { name: 'Log out and try different account' });
    expect(out).toHaveAttribute('href', '/api/logout');
  });

  it('says that it is validating, and cannot be asked twice §2.84', async () => {
    mockProcedures({ 'invites.check': () => new Promise(() => {}) });
    const { user, onAccess } = renderScreen();
    await user.type(screen.getByLabelText('Invite Code'), 'redline{Enter}');
    expect(await screen.findByRole('button', { name: 'Validating...' })).toBeDisabled();
    expect(onAccess).not.toHaveBeenCalled();
  });

  it('asks nothing for a user without an e-mail §5.4 §8.56', async () => {
    const { user } = renderScreen(null);
    await user.type(screen.getByLabelText('Invite Code'), 'redline{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No email found. Please log in again.',
    );
  });

  it('says that the code could not be validated §8.54', async () => {
    server.use(http.post('*/trpc/invites.check', () => HttpResponse.error()));
    const { user } = renderScreen();
    await user.type(screen.getByLabelText('Invite Code'), 'redline{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to validate invite code');
    expect(screen.getByLabelText('Invite Code')).toHaveValue('REDLINE');
  });
});
