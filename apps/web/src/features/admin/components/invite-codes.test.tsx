import type { InviteCodeItem } from '@ooo/domain/admin/invite-code.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { InviteCodes } from './invite-codes.tsx';

const redline: InviteCodeItem = {
  code: 'REDLINE',
  tier: 'redline',
  maxUses: 50,
  uses: 12,
  disabledAt: null,
  createdAt: '2025-06-05T09:00:00.000Z',
};
const allblue: InviteCodeItem = { ...redline, code: 'ALLBLUE', tier: 'allblue', maxUses: null };

type Answers = Parameters<typeof mockProcedures>[0];

function show(answers: Answers = {}) {
  mockProcedures({ 'admin.inviteCodes': () => [redline, allblue], ...answers });
  return renderApp(<InviteCodes />);
}

describe('InviteCodes', () => {
  it('shows the uses of each, and its maximum', async () => {
    show();
    const table = await screen.findByRole('table', { name: 'Invite codes' });
    expect(within(table).getByRole('row', { name: /REDLINE/ })).toHaveTextContent('12/50');
    expect(within(table).getByRole('row', { name: /ALLBLUE/ })).toHaveTextContent('12/∞');
  });

  it('makes a code in capitals', async () => {
    const create = vi.fn<(input: unknown) => InviteCodeItem>(() => redline);
    const { user } = show({ 'admin.createInviteCode': create });
    await user.click(screen.getByRole('button', { name: 'New code' }));
    const dialog = await screen.findByRole('dialog', { name: 'New code' });
    await user.type(within(dialog).getByLabelText('Code'), 'friends-25');
    await user.type(within(dialog).getByLabelText('Maximum uses'), '10');
    await user.click(within(dialog).getByRole('button', { name: 'Create code' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(create).toHaveBeenCalledWith({ code: 'FRIENDS-25', tier: 'early_access', maxUses: 10 });
  });

  it('says that a code exists already, and keeps what was entered', async () => {
    const { user } = show({
      'admin.createInviteCode': () => {
        throw new ProcedureError('CONFLICT', 'The code REDLINE exists already.');
      },
    });
    await user.click(screen.getByRole('button', { name: 'New code' }));
    const dialog = await screen.findByRole('dialog', { name: 'New code' });
    await user.type(within(dialog).getByLabelText('Code'), 'redline');
    await user.click(within(dialog).getByRole('button', { name: 'Create code' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The code REDLINE exists already.',
    );
    expect(within(dialog).getByLabelText('Code')).toHaveValue('REDLINE');
  });

  it('limits a code, and lifts the limit', async () => {
    const update = vi.fn<(input: unknown) => InviteCodeItem>(() => redline);
    const { user } = show({ 'admin.updateInviteCode': update });
    await user.click(await screen.findByRole('button', { name: 'Change the limit of REDLINE' }));
    const dialog = await screen.findByRole('dialog', { name: 'Limit of REDLINE' });
    await user.clear(within(dialog).getByLabelText('Maximum uses'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith({ code: 'REDLINE', patch: { maxUses: null } }),
    );
  });

  it('disables a code and enables it again', async () => {
    let disabledAt: string | null = null;
    const { user } = show({
      'admin.inviteCodes': () => [{ ...redline, disabledAt }],
      'admin.updateInviteCode': ({ patch }) => {
        disabledAt = patch.disabled === true ? '2025-07-01T00:00:00.000Z' : null;
        return { ...redline, disabledAt };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Disable REDLINE' }));
    expect(await screen.findByText('Disabled')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enable REDLINE' }));
    expect(await screen.findByText('Open')).toBeVisible();
  });

  it('says why a limit was refused', async () => {
    const { user } = show({
      'admin.updateInviteCode': () => {
        throw new ProcedureError('RULE_VIOLATED', 'It has been used more often than that.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Disable REDLINE' }));
    expect(await screen.findByText('It has been used more often than that.')).toBeVisible();
  });
});
