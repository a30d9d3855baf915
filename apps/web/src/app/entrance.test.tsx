import { SIGN_IN_PROBLEMS } from '@ooo/domain/account/sign-in-problem.schema';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { entry } from '@ooo/texts/en/web/entry';
import { makeConfig, makeUser } from '../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../testing/procedures.ts';
import { renderRoutes } from '../testing/render.tsx';
import { server } from '../testing/server.ts';
import { routes } from './router.tsx';

type Answers = Parameters<typeof mockProcedures>[0];

function open(path: string, answers: Answers = {}) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'account.me': () => makeUser(),
    'trips.overview': () => [],
    ...answers,
  });
  return renderRoutes(routes, path);
}

describe('the sign-in screen', () => {
  const signedOut: Answers = { 'account.me': () => null };

  it.each(SIGN_IN_PROBLEMS)('says what %s means', async (problem) => {
    open(`/sign-in?problem=${problem}`, signedOut);
    expect(await screen.findByRole('alert')).toHaveTextContent(entry.problems[problem]);
  });

  it('ignores an unknown problem', async () => {
    open('/sign-in?problem=<script>', signedOut);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('passes on the invite code, to a provider and with the form', async () => {
    const sent = vi.fn<(body: unknown) => void>();
    server.use(
      http.post('*/api/login/local', async ({ request }) => {
        sent(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const providers = [{ id: 'oidc', name: 'Example' }];
    const { user } = open('/sign-in?returnTo=/terms&invite=redline', {
      ...signedOut,
      'app.config': () => makeConfig({ signIn: { local: true, providers } }),
    });
    expect(await screen.findByRole('link', { name: 'Continue with Example' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fterms&provider=oidc&invite=REDLINE',
    );
    await user.type(screen.getByLabelText('Name'), 'Mina');
    await user.type(screen.getByLabelText('E-mail'), 'mina@example.com');
    await user.click(screen.getByLabelText('I am at least 13 years old'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ inviteCode: 'REDLINE' })),
    );
  });
});

describe('the age', () => {
  const unconfirmed: Answers = { 'account.me': () => makeUser({ ageConfirmed: false }) };

  it('is asked before anything else, and not again §1.3 §9.51', async () => {
    const { user } = open('/', {
      ...unconfirmed,
      'account.confirmAge': () => makeUser({ ageConfirmed: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByText('You must be at least 13 years old.')).toBeVisible();
    await user.click(screen.getByLabelText('I am at least 13 years old'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back, Mina!' })).toBeVisible();
  });

  it('leaves signing out and the terms open §2.8', async () => {
    open('/terms', unconfirmed);
    expect(await screen.findByRole('heading', { name: 'Terms of service' })).toBeVisible();
    expect(screen.queryByLabelText('I am at least 13 years old')).not.toBeInTheDocument();
  });

  it('says why it could not be kept', async () => {
    const { user } = open('/', {
      ...unconfirmed,
      'account.confirmAge': () => {
        throw new ProcedureError('INTERNAL', 'Something broke.');
      },
    });
    await user.click(await screen.findByLabelText('I am at least 13 years old'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke.');
    expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/api/logout');
  });
});

describe('the invite screen', () => {
  it('holds the code that the visitor came with, and goes on to the address asked for §4.5', async () => {
    let inviteCode: string | null = null;
    const { user, router } = open('/invite?code=redline&returnTo=/terms', {
      'account.me': () => makeUser({ inviteCode }),
      'invites.check': (input) => {
        inviteCode = input.code;
        return { access: true, message: 'Welcome' };
      },
    });
    expect(await screen.findByLabelText('Invite Code')).toHaveValue('REDLINE');
    await user.click(screen.getByRole('button', { name: 'Submit Code' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/terms'));
  });
});

describe('maintenance', () => {
  const text =
    'We’re doing some maintenance. You can see everything, but you can’t change anything right now.';

  it('is said on every screen', async () => {
    open('/terms', { 'app.config': () => makeConfig({ maintenance: true }) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is noticed when a change is refused', async () => {
    let maintenance = false;
    const { user } = open('/', {
      'app.config': () => makeConfig({ maintenance }),
      'invites.stats': () => null,
      'account.setPreferences': () => {
        maintenance = true;
        throw new ProcedureError('MAINTENANCE', 'Later.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Account: Mina' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: '°C' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
