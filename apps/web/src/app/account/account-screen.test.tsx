import type { AccessToken } from '@ooo/domain/account/access-token.schema';
import type { SessionItem } from '@ooo/domain/account/session.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeUser } from '../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../testing/procedures.ts';
import { renderApp } from '../../testing/render.tsx';
import { AccountScreen } from './account-screen.tsx';

const here: SessionItem = {
  id: 'session-1',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  createdAt: '2025-10-01T00:00:00.000Z',
  lastSeenAt: '2025-10-14T18:30:00.000Z',
  expiresAt: '2025-11-14T00:00:00.000Z',
  isCurrent: true,
};
const elsewhere: SessionItem = { ...here, id: 'session-2', userAgent: null, isCurrent: false };
const token: AccessToken = {
  id: '5f0c1b1e-8f7e-4c58-9a53-0f3f0b1d2c3e',
  name: 'Packing script',
  prefix: 'ooo_abcd',
  scope: 'read',
  expiresAt: null,
  lastUsedAt: null,
  createdAt: '2025-10-01T00:00:00.000Z',
};

type Answers = Parameters<typeof mockProcedures>[0];

function show(answers: Answers = {}, isLetIn = true) {
  const onSignedOut = vi.fn<() => void>();
  mockProcedures({
    'account.sessions': () => [here, elsewhere],
    'tokens.list': () => [],
    ...answers,
  });
  const screenOfMina = (
    <AccountScreen user={makeUser()} isLetIn={isLetIn} onSignedOut={onSignedOut} />
  );
  return { ...renderApp(screenOfMina), onSignedOut };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the sign-ins', () => {
  it('say where, and mark this one', async () => {
    show();
    const [first, second] = await section('Where you are signed in').findAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Firefox on LinuxLast seen Oct 15, 2025, 12:15 AM · Since Oct 1, 2025This browser',
    );
    expect(second).toHaveTextContent('Unknown browser');
    expect(screen.getAllByRole('button', { name: /^Sign out (?!everywhere)/ })).toHaveLength(1);
  });

  it('end one by one', async () => {
    let sessions = [here, elsewhere];
    const { user, onSignedOut } = show({
      'account.sessions': () => sessions,
      'account.endSession': ({ id }) => {
        sessions = sessions.filter((session) => session.id !== id);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Unknown browser' }));
    await waitFor(() => expect(screen.queryByText('Unknown browser')).not.toBeInTheDocument());
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('end everywhere, here too', async () => {
    const end = vi.fn<(input: unknown) => { ended: number }>(() => ({ ended: 2 }));
    const { user, onSignedOut } = show({ 'account.signOutEverywhere': end });
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(onSignedOut).toHaveBeenCalled());
    expect(end).toHaveBeenCalledWith({ keepCurrent: false });
  });

  it('say where they could not be ended', async () => {
    const { user, onSignedOut } = show({
      'account.signOutEverywhere': () => {
        throw new ProcedureError('INTERNAL', 'Broken.');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('That didn’t work. Please try again.')).toBeVisible();
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('the access tokens', () => {
  it('are made, shown once, and then only by their beginning', async () => {
    let tokens: AccessToken[] = [];
    const { user } = show({
      'tokens.list': () => tokens,
      'tokens.create': (input) => {
        const created = { ...token, name: input.name, scope: input.scope };
        tokens = [created];
        expect(input.expiresInDays).toBe(90);
        return { ...created, token: 'ooo_abcd_the-secret' };
      },
    });
    expect(await screen.findByText('No access tokens yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New token' }));
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    expect(screen.getByText('Give the token a name.')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Packing script');
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('ooo_abcd_the-secret')).toBeVisible();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy token' }));
    expect(copied).toHaveBeenCalledWith('ooo_abcd_the-secret');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(/the-secret/)).not.toBeInTheDocument());
    const [row] = section('Access tokens').getAllByRole('listitem');
    expect(row).toHaveTextContent('Packing script ooo_abcd…Read only · Never expires · Never used');
  });

  it('ask for what is chosen', async () => {
    const create = vi.fn<(input: unknown) => never>(() => {
      throw new ProcedureError('RULE_VIOLATED', 'You have twenty tokens already.');
    });
    const { user } = show({ 'tokens.create': create });
    await user.click(screen.getByRole('button', { name: 'New token' }));
    await user.type(await screen.findByLabelText('Name'), 'All');
    await user.click(screen.getByRole('combobox', { name: 'What it can do' }));
    await user.click(await screen.findByRole('option', { name: 'Everything' }));
    await user.click(screen.getByRole('combobox', { name: 'Expires' }));
    await user.click(await screen.findByRole('option', { name: 'Never' }));
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You have twenty tokens already.');
    expect(create).toHaveBeenCalledWith({ name: 'All', scope: 'full' });
    expect(screen.getByLabelText('Name')).toHaveValue('All');
  });

  it('are revoked after asking', async () => {
    let tokens = [{ ...token, expiresAt: '2020-01-01T00:00:00.000Z', lastUsedAt: here.lastSeenAt }];
    const { user } = show({
      'tokens.list': () => tokens,
      'tokens.revoke': () => {
        tokens = [];
      },
    });
    const row = await screen.findByText(/^Read only/);
    expect(row).toHaveTextContent('Expired Jan 1, 2020 · Last used Oct 15, 2025, 12:15 AM');
    await user.click(screen.getByRole('button', { name: 'Revoke Packing script' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke token' });
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('No access tokens yet.')).toBeVisible();
  });

  it('are for users who are let in', async () => {
    show({}, false);
    expect(await screen.findByText('Firefox on Linux')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Access tokens' })).not.toBeInTheDocument();
  });
});

describe('the own data', () => {
  it('comes as a file for programs and as a zip to read', () => {
    show();
    const links = section('Download my data').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/api/account/export.json',
      '/api/account/export.zip',
    ]);
  });
});

async function openDialog(answers: Answers) {
  const app = show(answers);
  await app.user.click(screen.getByRole('button', { name: 'Delete account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  return {
    ...app,
    dialog,
    field: dialog.getByLabelText('Type mina@example.com to confirm'),
    submit: dialog.getByRole('button', { name: 'Delete for good' }),
  };
}

describe('the deletion', () => {
  it('waits until the e-mail address is typed', async () => {
    const remove = vi.fn<(input: unknown) => void>();
    const { user, field, submit, onSignedOut } = await openDialog({ 'data.deleteAccount': remove });
    expect(submit).toBeDisabled();
    await user.type(field, 'mina@example.co{Enter}');
    expect(submit).toBeDisabled();
    expect(remove).not.toHaveBeenCalled();
    await user.type(field, 'm');
    await user.click(submit);
    await waitFor(() => expect(onSignedOut).toHaveBeenCalled());
    expect(remove).toHaveBeenCalledWith({ confirm: 'mina@example.com' });
  });

  it('says why the account is still there', async () => {
    const { user, field, submit, dialog, onSignedOut } = await openDialog({
      'data.deleteAccount': () => {
        throw new ProcedureError('MAINTENANCE', 'Changes have to wait.');
      },
    });
    await user.type(field, 'Mina@Example.com');
    await user.click(submit);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Changes have to wait.');
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
