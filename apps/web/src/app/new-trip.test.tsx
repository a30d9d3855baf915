import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { makeConfig, makeUser } from '../testing/fixtures.ts';
import { mockProcedures } from '../testing/procedures.ts';
import { renderRoutes } from '../testing/render.tsx';
import { server } from '../testing/server.ts';
import { takeWaiting } from '../features/tickets/state/waiting-tickets.ts';
import { routes } from './router.tsx';

type Answers = Parameters<typeof mockProcedures>[0];
type App = ReturnType<typeof open>;

function open(path: string, me: () => CurrentUser | null, answers: Answers = {}) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'account.me': me,
    'invites.stats': () => null,
    'trips.overview': () => [],
    ...answers,
  });
  return renderRoutes(routes, path);
}

const BUTTONS = ['Upload your e-ticket', 'Start New Trip'];

const press = async ({ user }: App, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const createDialog = () => screen.findByRole('dialog', { name: 'Create a new trip' });

const signInLink = async () => {
  const prompt = await screen.findByRole('dialog', { name: 'Sign in to continue' });
  return within(prompt).findByRole('link', { name: /Continue with name/ });
};

/** The wish is granted once: a reload of the page would not open the dialog again. */
const GRANTED = { pathname: '/', search: '' };

/** The address once the dialog is open. */
async function whereGranted({ router }: App) {
  expect(await createDialog()).toBeVisible();
  await waitFor(() => expect(router.state.location.search).not.toContain('new='));
  return router.state.location;
}

/** Answers an invite check, and from then on the user as invited. */
function invitable() {
  let inviteCode: string | null = null;
  const answers: Answers = {
    'invites.check': ({ code }) => {
      inviteCode = code;
      return { access: true, message: 'Welcome' };
    },
  };
  return { me: () => makeUser({ inviteCode }), answers };
}

async function enterCode({ user }: App) {
  await user.type(await screen.findByLabelText('Invite Code'), 'redline{Enter}');
}

describe('a signed-out visitor on the landing page', () => {
  it('is asked to sign in for a new trip, and comes back to it', async () => {
    await press(
      open('/landing', () => null),
      'Start New Trip',
    );
    expect(await signInLink()).toHaveAttribute('href', '/api/login?returnTo=%2F%3Fnew%3Dtrip');
  });

  it('chooses a ticket first, and is told that it waits for the sign-in', async () => {
    const app = open('/landing', () => null);
    await press(app, 'Upload your e-ticket');
    const ticket = new File(['%'], 'ticket.pdf', { type: 'application/pdf' });
    await app.user.upload(await screen.findByLabelText('Drop your e-ticket here'), ticket);
    expect(await signInLink()).toHaveAttribute('href', '/api/login?returnTo=%2F%3Fnew%3Dtrip');
    expect(screen.getByRole('dialog')).toHaveTextContent('Your ticket waits in this browser.');
    expect(await takeWaiting(makeUser().id)).toMatchObject([{ name: 'ticket.pdf' }]);
  });

  it('can start the demo from the sign-in screen', async () => {
    const app = open('/sign-in', () => null);
    await press(app, 'Try Seoul Demo');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/smart-packlist'));
  });

  it.each([
    ['the sign-in prompt', 'Start New Trip', 'Sign in to continue'],
    ['the dialog that takes a ticket', 'Upload your e-ticket', 'Upload your e-ticket'],
  ])('can start the demo from %s', async (_, button, name) => {
    const app = open('/landing', () => null);
    await press(app, button);
    const dialog = within(await screen.findByRole('dialog', { name }));
    await app.user.click(await dialog.findByRole('button', { name: 'Try Seoul Demo' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/smart-packlist'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
  });
});

describe.each(BUTTONS)('%s on the landing page §2.4', (button) => {
  it('asks a user without an invite for it, never to sign in again, and then opens', async () => {
    const { me, answers } = invitable();
    const app = open('/landing', me, answers);
    await press(app, button);
    expect(await screen.findByRole('heading', { name: 'Enter Invite Code' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await enterCode(app);
    expect(await whereGranted(app)).toMatchObject(GRANTED);
  });

  it('waits while it is not known whether an invite is needed', async () => {
    const { promise: config, resolve: tell } =
      Promise.withResolvers<ReturnType<typeof makeConfig>>();
    const app = open('/landing', () => makeUser({ inviteCode: null }), {
      'app.config': () => config,
    });
    await press(app, button);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    tell(makeConfig({ inviteGate: false }));
    expect(await whereGranted(app)).toMatchObject(GRANTED);
  });

  it('opens at once for a user who is let in', async () => {
    const app = open('/landing', () => makeUser());
    await press(app, button);
    expect(await createDialog()).toBeVisible();
    expect(app.router.state.location.pathname).toBe('/landing');
  });
});

describe('the address of a new trip', () => {
  it('opens the dialog once for a user who is let in', async () => {
    const app = open('/?new=trip', () => makeUser());
    expect(await whereGranted(app)).toMatchObject(GRANTED);
  });

  it('asks a signed-out visitor to sign in, and not again once that is declined', async () => {
    const app = open('/?new=trip', () => null);
    expect(await signInLink()).toHaveAttribute('href', '/api/login?returnTo=%2F%3Fnew%3Dtrip');
    await press(app, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.router.state.location.search).toBe('');
  });

  it('survives the form of the local sign-in and the invite', async () => {
    const { me, answers } = invitable();
    let isSignedIn = false;
    server.use(
      http.post('*/api/login/local', () => {
        isSignedIn = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const app = open(
      '/sign-in?returnTo=%2F%3Fnew%3Dtrip',
      () => (isSignedIn ? me() : null),
      answers,
    );
    await app.user.type(await screen.findByLabelText('Name'), 'Mina');
    await app.user.type(screen.getByLabelText('E-mail'), 'mina@example.com');
    await app.user.click(screen.getByLabelText('I am at least 13 years old'));
    await press(app, 'Sign in');
    await enterCode(app);
    expect(await whereGranted(app)).toMatchObject(GRANTED);
  });

  it('survives the question of the age', async () => {
    const app = open('/?new=trip', () => makeUser({ ageConfirmed: false }), {
      'account.confirmAge': () => makeUser(),
    });
    await app.user.click(await screen.findByLabelText('I am at least 13 years old'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press(app, 'Continue');
    expect(await whereGranted(app)).toMatchObject(GRANTED);
  });

  it('asks a user in the demo for the invite, and then opens', async () => {
    const { me, answers } = invitable();
    const app = open('/smart-packlist', me, answers);
    await press(app, 'About the demo');
    await press(app, 'Plan a trip of your own');
    await enterCode(app);
    expect(await whereGranted(app)).toMatchObject(GRANTED);
  });
});

describe('the invite screen', () => {
  it('leads to the address that was asked for, not home', async () => {
    const { me, answers } = invitable();
    const app = open('/trip/1000001?view=saved', me, {
      ...answers,
      'trips.get': () => new Promise(() => {}),
      'pois.list': () => new Promise(() => {}),
    });
    await enterCode(app);
    await waitFor(() =>
      expect(app.router.state.location).toMatchObject({
        pathname: '/trip/1000001',
        search: '?view=saved',
      }),
    );
  });

  it.each([
    ['an admin', { isAdmin: true }, {}],
    ['anyone where the gate is open', {}, { inviteGate: false }],
  ])('lets %s pass', async (_, fields, config) => {
    const app = open('/invite', () => makeUser({ inviteCode: null, ...fields }), {
      'app.config': () => makeConfig(config),
    });
    expect(await screen.findByRole('heading', { name: 'Welcome back, Mina!' })).toBeVisible();
    expect(app.router.state.location.pathname).toBe('/');
  });
});
