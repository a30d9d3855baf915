import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { makeConfig, makeUser, makeWeatherDay } from '../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../testing/procedures.ts';
import { renderRoutes } from '../testing/render.tsx';
import { routes } from './router.tsx';

type Answers = Parameters<typeof mockProcedures>[0];

async function openMenu(fields: Partial<CurrentUser> = {}, answers: Answers = {}) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'account.me': () => makeUser(fields),
    'invites.stats': () => null,
    'trips.overview': () => [],
    'account.sessions': () => [],
    'tokens.list': () => [],
    'admin.users': () => ({ items: [], total: 0 }),
    'admin.inviteCodes': () => [],
    ...answers,
  });
  const app = renderRoutes(routes, '/terms');
  await app.user.click(await screen.findByRole('button', { name: 'Account: Mina' }));
  await screen.findByRole('link', { name: 'Account' });
  return app;
}

describe('the account menu', () => {
  it('leads to the account, and closes §2.13', async () => {
    const { user, router } = await openMenu();
    await user.click(screen.getByRole('link', { name: 'Account' }));
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/account');
    expect(screen.queryByRole('link', { name: 'Log out' })).not.toBeInTheDocument();
  });

  it('shows the user’s picture, or the initial if it does not load §3.25', async () => {
    const profileImageUrl = '/api/account/picture?v=1';
    await openMenu({ profileImageUrl });
    const button = screen.getByRole('button', { name: 'Account: Mina' });
    const picture = within(button).getByRole('presentation', { hidden: true });
    expect(picture).toHaveAttribute('src', profileImageUrl);
    fireEvent.error(picture);
    expect(within(button).getByText('M')).toBeInTheDocument();
    expect(within(button).queryByRole('presentation', { hidden: true })).not.toBeInTheDocument();
  });

  it('leads only admins to the control deck §2.31 §6.8', async () => {
    const { user } = await openMenu({ isAdmin: true });
    await user.click(screen.getByRole('link', { name: 'Control Deck' }));
    expect(await screen.findByRole('heading', { name: 'Control Deck' })).toBeVisible();
  });

  it('has no control deck for others §2.31', async () => {
    await openMenu();
    expect(screen.queryByRole('link', { name: 'Control Deck' })).not.toBeInTheDocument();
  });

  it('leads to the weather of a trip that is still to be selected', async () => {
    const trip = makeTrip();
    const { user } = await openMenu(
      {},
      {
        'trips.overview': () => [{ trip, poiCount: 0 }],
        'trips.get': () => trip,
        'places.destination': () => null,
        'weather.batch': () => [makeWeatherDay(trip.startDate)],
      },
    );
    await user.click(screen.getByRole('button', { name: 'Weather' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Weather' }));
    expect(dialog.getByText('Select a trip to view weather information')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: new RegExp(trip.name) }));
    expect(await screen.findByRole('dialog', { name: 'Weather in Seoul' })).toBeVisible();
    expect(await screen.findByText('50–68°F')).toBeVisible();
  });

  it('has no weather and no feedback before the product is open', async () => {
    await openMenu({ inviteCode: null });
    expect(screen.queryByRole('button', { name: 'Weather' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Feedback' })).not.toBeInTheDocument();
  });
});

async function openFeedback(submit: (input: { message: string }) => { id: number }) {
  const app = await openMenu({}, { 'feedback.submit': submit });
  await app.user.click(screen.getByRole('button', { name: 'Feedback' }));
  const dialog = await screen.findByRole('dialog', { name: 'Feedback' });
  const send = within(dialog).getByRole('button', { name: 'Send feedback' });
  return { ...app, dialog, send };
}

describe('feedback', () => {
  it('is sent, with thanks §1.18 §2.30 §2.76 §6.3 §8.47', async () => {
    const submit = vi.fn<(input: { message: string }) => { id: number }>(() => ({ id: 1 }));
    const { user, send } = await openFeedback(submit);
    await user.type(screen.getByLabelText('Your feedback'), '  The map is lovely. ');
    await user.click(send);
    expect(await screen.findByText('Feedback submitted')).toBeVisible();
    expect(screen.getByText("Thank you for your feedback! We'll review it soon.")).toBeVisible();
    expect(submit).toHaveBeenCalledWith({ message: 'The map is lovely.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('must not be empty §5.34', async () => {
    const submit = vi.fn<(input: { message: string }) => { id: number }>();
    const { user, send } = await openFeedback(submit);
    await user.type(screen.getByLabelText('Your feedback'), '   ');
    await user.click(send);
    expect(await screen.findByText('Please enter feedback')).toBeVisible();
    expect(screen.getByText('Your feedback helps us improve the app.')).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  });

  it('keeps what was written through an error and a closed dialog §2.76', async () => {
    const { user, send, dialog } = await openFeedback(() => {
      throw new ProcedureError('RATE_LIMITED', 'Please wait a minute.');
    });
    await user.type(screen.getByLabelText('Your feedback'), 'Slow today');
    await user.click(send);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Please wait a minute.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Account: Mina' }));
    await user.click(await screen.findByRole('button', { name: 'Feedback' }));
    expect(await screen.findByLabelText('Your feedback')).toHaveValue('Slow today');
  });
});
