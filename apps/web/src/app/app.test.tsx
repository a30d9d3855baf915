import { TripId } from '@ooo/domain/shared/ids';
import { date } from '@ooo/domain/testing/literals';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { makeConfig, makeOverview, makeUser } from '../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../testing/procedures.ts';
import { renderRoutes } from '../testing/render.tsx';
import { server } from '../testing/server.ts';
import { routes } from './router.tsx';

const overview = makeOverview({ name: 'Seoul in spring' }, 3);

function open(path: string, answers: Parameters<typeof mockProcedures>[0] = {}) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'account.me': () => makeUser(),
    'invites.stats': () => ({ code: 'REDLINE', tier: 'redline', currentUses: 12, maxUses: 50 }),
    'trips.overview': () => [overview],
    'trips.get': () => overview.trip,
    ...answers,
  });
  return renderRoutes(routes, path);
}

describe('signed out', () => {
  const signedOut = { 'account.me': () => null };

  it('meets OOO, and reads how it works in five steps §1.21 §2.1 §2.28 §2.75 §4.1', async () => {
    const { user } = open('/', signedOut);
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Meet OOO. Your travel sidekick.');
    await user.click(screen.getByRole('button', { name: 'How it works' }));
    const dialog = await screen.findByRole('dialog', { name: 'How it works' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
  });

  it('is asked to sign in by the installation’s methods §2.28 §2.74', async () => {
    const { user } = open('/', {
      ...signedOut,
      'app.config': () =>
        makeConfig({ signIn: { local: false, providers: [{ id: 'google', name: 'Google' }] } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Start Planning' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to continue' });
    const link = await within(dialog).findByRole('link', { name: 'Continue with Google' });
    expect(link).toHaveAttribute('href', '/api/login?returnTo=%2F&provider=google');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('signs in by name and e-mail, and comes to the address that was asked for', async () => {
    let isSignedIn = false;
    const sent = vi.fn<(body: unknown) => void>();
    server.use(
      http.post('*/api/login/local', async ({ request }) => {
        sent(await request.json());
        isSignedIn = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, router } = open('/sign-in?returnTo=/terms', {
      'account.me': () => (isSignedIn ? makeUser() : null),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Tell us what to call you.')).toBeVisible();

    expect(screen.getByText('You must be at least 13 years old.')).toBeVisible();

    await user.type(screen.getByLabelText('Name'), 'Mina');
    await user.type(screen.getByLabelText('E-mail'), 'Mina@Example.com');
    await user.click(screen.getByLabelText('I am at least 13 years old'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/terms'));
    const form = { name: 'Mina', email: 'mina@example.com', isOldEnough: true };
    expect(sent).toHaveBeenCalledWith({ ...form, language: 'en' });
  });

  it('never follows a return address to another site', async () => {
    const { router } = open('/sign-in?returnTo=//evil.example');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

it('shows only a spinner until the user is known §2.11', async () => {
  let answer: (() => void) | undefined;
  open('/', {
    'account.me': () =>
      new Promise<null>((resolve) => {
        answer = () => resolve(null);
      }),
  });
  await waitFor(() => expect(answer).toBeDefined());
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  answer?.();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

describe('the invite screen', () => {
  const uninvited = { 'account.me': () => makeUser({ inviteCode: null }) };

  it('hides every screen until a good code is given §2.82 §4.6 §4.8 §5.3 §6.4', async () => {
    let code: string | null = null;
    const { user, router } = open('/', {
      'account.me': () => makeUser({ inviteCode: code }),
      'invites.check': (input) => {
        code = input.code;
        return { access: true, message: 'Welcome' };
      },
    });
    expect(await screen.findByRole('heading', { name: 'Enter Invite Code' })).toBeVisible();
    expect(screen.getByText('Please enter your invite code to continue.')).toBeVisible();
    expect(screen.getByText('mina@example.com')).toBeVisible();
    await user.type(screen.getByPlaceholderText('Enter your invite code'), 'redline');
    expect(screen.getByLabelText('Invite Code')).toHaveValue('REDLINE');
    await user.click(screen.getByRole('button', { name: 'Submit Code' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back, Mina!' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  it('asks for a code before it sends one §2.5 §5.2', async () => {
    const { user } = open('/invite', uninvited);
    await user.click(await screen.findByRole('button', { name: 'Submit Code' }));
    expect(await screen.findByText('Invite code is required')).toBeVisible();
  });

  it.each([
    ['Invalid invite code', 'Invalid invite code'],
    ['', 'Access denied'],
  ])('answers a bad code with %j §4.9 §8.55', async (message, text) => {
    const { user } = open('/invite', {
      ...uninvited,
      'invites.check': () => ({ access: false, message }),
    });
    await user.type(await screen.findByLabelText('Invite Code'), 'nope');
    await user.click(screen.getByRole('button', { name: 'Submit Code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Invite Code')).toHaveValue('NOPE');
  });

  it('is skipped if the gate is open', async () => {
    open('/', { ...uninvited, 'app.config': () => makeConfig({ inviteGate: false }) });
    expect(await screen.findByRole('heading', { name: 'Welcome back, Mina!' })).toBeVisible();
  });
});

describe('the shell', () => {
  it('shows who is signed in, the tier of the invite, and stores a preference §2.29 §2.32 §3.26 §6.5 §7.7', async () => {
    const stored = vi.fn<(preferences: unknown) => void>();
    const { user } = open('/', {
      'account.setPreferences': (preferences) => {
        stored(preferences);
        return makeUser({ temperatureUnit: 'celsius' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Account: Mina' }));
    expect(await screen.findByText('Beta Red 12/50')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/api/logout');
    await user.click(screen.getByRole('radio', { name: '°C' }));
    await waitFor(() => expect(stored).toHaveBeenCalledWith({ temperatureUnit: 'celsius' }));
    expect(screen.getByRole('radio', { name: '°C' })).toBeChecked();
  });

  it('reverts a preference that could not be stored', async () => {
    const { user } = open('/', {
      'account.setPreferences': () => {
        throw new ProcedureError('INTERNAL', 'Broken.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Account: Mina' }));
    await user.click(await screen.findByRole('radio', { name: '°C' }));
    expect(
      await screen.findByText('We couldn’t save your setting. Please try again.'),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: '°F' })).toBeChecked();
  });

  it('speaks the language of the account §9.48', async () => {
    open('/', { 'account.me': () => makeUser({ language: 'ko' }) });
    expect(
      await screen.findByRole('heading', { name: '다시 만나서 반가워요, Mina님!' }),
    ).toBeVisible();
    expect(document.documentElement.lang).toBe('ko');
  });

  it('says that the server does not answer, and goes on when it is back', async () => {
    server.use(http.all('*/trpc/:paths', () => HttpResponse.error()));
    const { user } = renderRoutes(routes, '/privacy');
    expect(await screen.findByRole('alert')).toHaveTextContent('OOO isn’t responding right now.');
    mockProcedures({ 'account.me': () => null, 'app.config': () => makeConfig() });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Privacy policy' })).toBeVisible();
    expect(screen.getByText('Effective June 5, 2025')).toBeVisible();
  });

  it.each(['/nowhere', '/trip/seoul'])('says that there is no page at %s §2.10', async (path) => {
    open(path);
    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
});

async function openMenu({ user }: ReturnType<typeof open>, item: string) {
  await user.click(await screen.findByRole('button', { name: 'Options for Seoul in spring' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the trips of the home screen', () => {
  it('deletes a trip after asking §2.73 §4.12 §8.44', async () => {
    const deleted = vi.fn<(input: unknown) => void>();
    const app = open('/', { 'trips.delete': (input) => deleted(input) });
    await openMenu(app, 'Delete trip');
    const dialog = await screen.findByRole('dialog', { name: 'Delete trip' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete trip' }));
    expect(await screen.findByText('"Seoul in spring" has been deleted.')).toBeVisible();
    expect(screen.getByText('Trip Deleted')).toBeVisible();
    expect(deleted).toHaveBeenCalledWith({ id: overview.trip.id });
    expect(screen.getByText('No trips yet.')).toBeVisible();
  });

  it('tells three trips of one name apart by their dates', async () => {
    const trips = ['2025-04-10', '2025-05-10', '2025-06-10'].map((start, index) =>
      makeOverview({
        id: TripId.parse(1_000_001 + index),
        name: 'رحلة 🏯',
        startDate: date(start),
        endDate: date(start.replace('-10', '-13')),
      }),
    );
    const { user } = open('/', {
      'trips.overview': () => trips,
      'trips.get': () => trips[1]?.trip ?? overview.trip,
    });
    await user.click(await screen.findByRole('button', { name: /Plan New Trip/ }));
    const full = within(await screen.findByRole('dialog', { name: 'Trip Limit Reached' }));
    const sentence =
      'You can have a maximum of 3 trips. Please delete an existing trip to add a new one.';
    expect(full.getByText(sentence)).toBeVisible();
    const buttons = full.getAllByRole('button', { name: 'Delete رحلة 🏯' });
    expect(buttons).toHaveLength(3);
    const [, second] = buttons;
    if (second === undefined) throw new Error('no second trip');
    expect(second).toHaveAccessibleDescription('May 10 - May 13, 2025');
    await user.click(second);
    const asked = within(await screen.findByRole('dialog', { name: 'Delete trip' }));
    expect(await asked.findByText('May 10 - May 13, 2025')).toBeVisible();
  });

  it('keeps a trip that could not be deleted §8.2 §8.39', async () => {
    const app = open('/', {
      'trips.delete': () => {
        throw new ProcedureError('INTERNAL', 'Broken.');
      },
    });
    await openMenu(app, 'Delete trip');
    const dialog = await screen.findByRole('dialog', { name: 'Delete trip' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete trip' }));
    expect(await screen.findByText('Failed to delete trip. Please try again.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Seoul in spring/, hidden: true })).toBeInTheDocument();
  });

  it('renames a trip §1.4 §2.36 §8.43', async () => {
    const app = open('/', {
      'trips.update': ({ patch }) => makeTrip({ name: patch.name ?? 'nothing sent' }),
    });
    await openMenu(app, 'Trip Settings');
    const name = await screen.findByLabelText('Trip name');
    await app.user.clear(name);
    await app.user.type(name, 'Cherry blossoms');
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByText('Your trip details have been saved successfully.'),
    ).toBeVisible();
    expect(screen.getByText('Trip Updated')).toBeVisible();
  });

  it('keeps a trip that could not be renamed §8.38', async () => {
    const app = open('/', {
      'trips.update': () => {
        throw new ProcedureError('FORBIDDEN', 'No.');
      },
    });
    await openMenu(app, 'Trip Settings');
    const name = await screen.findByLabelText('Trip name');
    await app.user.type(name, '!');
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByText('Failed to update trip details. Please try again.'),
    ).toBeVisible();
    expect(name).toHaveValue('Seoul in spring!');
  });

  it('says that new dates refresh what depends on them §2.37 §8.42', async () => {
    const app = open('/', {
      'trips.update': () => makeTrip({ endDate: date('2025-10-20') }),
    });
    await openMenu(app, 'Trip Settings');
    await app.user.type(await screen.findByLabelText('Trip name'), '!');
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByText(
        'Trip dates updated successfully. Weather and recommendations will refresh automatically.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Trip Updated')).toBeVisible();
  });

  it('says that the trips are full before a form is filled in §8.41', async () => {
    const { user } = open('/', {
      'app.config': () => makeConfig({ maxTrips: 1 }),
      'trips.delete': () => {},
    });
    await user.click(await screen.findByRole('button', { name: /Plan New Trip/ }));
    const limit = await screen.findByRole('dialog', { name: 'Trip Limit Reached' });
    expect(limit).toHaveTextContent('You can have a maximum of 1 trips.');
    await user.click(within(limit).getByRole('button', { name: /^Delete / }));
    const question = await screen.findByRole('dialog', { name: 'Delete trip' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: /^Delete Seoul/ }));
    const again = await screen.findByRole('dialog', { name: 'Delete trip' });
    await user.click(within(again).getByRole('button', { name: 'Delete trip' }));
    expect(await screen.findByRole('dialog', { name: 'Create a new trip' })).toBeVisible();
  });
});

describe('the footer', () => {
  it('has the year, and leads to the privacy policy in a new tab §2.7 §2.79', async () => {
    open('/landing', {
      'app.config': () => makeConfig({ privacyUrl: 'https://o3.example/privacy' }),
    });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByText('© 2025 O³')).toBeVisible();
    const privacy = footer.getByRole('link', { name: 'Privacy' });
    await waitFor(() => expect(privacy).toHaveAttribute('href', 'https://o3.example/privacy'));
    expect(privacy).toHaveAttribute('target', '_blank');
  });

  it('switches the theme, which is light at first §2.79 §3.30 §4.2 §9.49', async () => {
    const sent: unknown[] = [];
    const { user } = open('/landing', {
      'account.setPreferences': ({ preferences }) => {
        sent.push(preferences?.theme);
        return makeUser({ preferences: preferences?.theme ? { theme: preferences.theme } : {} });
      },
    });
    const root = document.documentElement;
    await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement).toHaveClass('dark');
    expect(document.documentElement).not.toHaveClass('light');
    expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    expect(document.documentElement).toHaveClass('light');
    expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
    await waitFor(() => expect(sent).toEqual(['dark', 'light']));
  });

  it('follows a dark system until a theme is chosen §3.30', async () => {
    const ask = window.matchMedia;
    const system = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(ask(query), { matches: query.endsWith('dark)') }),
      );
    const { user } = open('/landing', { 'account.me': () => null });
    const root = document.documentElement;
    const button = await screen.findByRole('button', { name: 'Switch to light theme' });
    expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(root).toHaveClass('dark');
    await user.click(button);
    expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
    expect(localStorage.getItem('mantine-color-scheme-value')).toBe('light');
    system.mockRestore();
  });
});
