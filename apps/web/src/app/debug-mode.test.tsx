import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeConfig } from '../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../testing/procedures.ts';
import { renderRoutes } from '../testing/render.tsx';
import { routes } from './router.tsx';

async function ask(answer: (input: { code: string }) => { unlocked: boolean }) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'account.me': () => null,
    'admin.unlockDebug': answer,
  });
  const { user } = renderRoutes(routes, '/terms');
  await user.click(await screen.findByRole('button', { name: 'Turn on admin mode' }));
  const dialog = await screen.findByRole('dialog', { name: 'Admin Access' });
  return { user, dialog, input: within(dialog).getByPlaceholderText('Admin code') };
}

describe('the admin code', () => {
  it('turns the admin mode on, which shows the login gate and can be turned off §2.78 §2.80 §2.81 §4.3 §6.12', async () => {
    const { user, dialog, input } = await ask(({ code }) => ({ unlocked: code === '0000' }));
    expect(dialog).toHaveTextContent('Enter the admin code to access debug features.');
    expect(screen.queryByTitle('Login gate: OFF')).not.toBeInTheDocument();
    await user.type(input, '0000{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByTitle('Login gate: OFF'));
    expect(screen.getByTitle('Login gate: ON')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn off admin mode' }));
    expect(screen.queryByTitle('Login gate: ON')).not.toBeInTheDocument();
  });

  it('only clears the input if the code is wrong §4.4 §5.1', async () => {
    const { user, dialog, input } = await ask(() => ({ unlocked: false }));
    await user.type(input, '1234');
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Submit' })).toBeEnabled(),
    );
    expect(input).toHaveValue('');
    expect(dialog).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByTitle(/Login gate/)).not.toBeInTheDocument();
  });

  it('shows no refusal either, and closes by Cancel §2.81 §4.4', async () => {
    const { user, dialog, input } = await ask(() => {
      throw new ProcedureError('RATE_LIMITED', 'Too often.');
    });
    await user.type(input, '0000{Enter}');
    await waitFor(() => expect(input).toHaveValue(''));
    expect(screen.queryByText('Too often.')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
