import { makeLocalDemoTrip } from '@ooo/domain/demo/demo-trip';
import { NO_CACHES } from '@ooo/domain/trips/no-caches';
import { TripId, UserId } from '@ooo/domain/shared/ids';
import { date } from '@ooo/domain/testing/literals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchAskedProcedures } from '../testing/asked-procedures.ts';
import { BEFORE_DEMO } from '../testing/demo-world.ts';
import { makeConfig, makeOverview, makeUser } from '../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../testing/procedures.ts';
import { renderRoutes } from '../testing/render.tsx';
import { routes } from './router.tsx';

/** Loading the screens takes seconds in the first test that opens one; no test should wait for it. */
const READING_MS = 60_000;
beforeAll(async () => {
  await Promise.all([
    import('./routes/main.route.tsx'),
    import('./routes/landing.route.tsx'),
    import('./routes/trip.route.tsx'),
  ]);
}, READING_MS);

beforeEach(() => vi.setSystemTime(BEFORE_DEMO));
afterEach(() => vi.useRealTimers());

const asked = watchAskedProcedures();

function open(path: string, answers: Parameters<typeof mockProcedures>[0] = {}) {
  mockProcedures({ 'app.config': () => makeConfig(), 'account.me': () => null, ...answers });
  return renderRoutes(routes, path);
}

const view = async (name: string) => {
  const views = await screen.findByRole('navigation', { name: 'Views of this trip' });
  return within(views).getByRole('button', { name });
};

/** By its text: a query by role looks at each element of the map and its list, for seconds. */
const summary = () => screen.findByText('Seoul', { selector: 'h1 *' });

const prompt = () => screen.findByRole('dialog', { name: 'Sign in to continue' });

async function shutTheGate({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Turn on admin mode' }));
  await user.type(await screen.findByPlaceholderText('Admin code'), '0000{Enter}');
  await user.click(await screen.findByTitle('Login gate: OFF'));
}

describe('the demo, signed out', () => {
  it('starts on the landing page and asks the server for no trip and no place §3.36 §4.20', async () => {
    const { user, router } = open('/landing');
    await user.click(await screen.findByRole('button', { name: 'Try Seoul Demo' }));
    expect(await screen.findByText('Demo Trip Created!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(await summary()).toBeVisible();
    expect(router.state.location.pathname).toBe('/smart-packlist');
    expect(await screen.findByLabelText('Trips: Seoul Trip 2025')).toBeVisible();
    expect(screen.getByText('Oct 1 - Oct 13, 2025')).toBeVisible();
    for (const name of ['Calendar', 'Places']) await user.click(await view(name));
    expect(new Set(asked())).toEqual(new Set(['app.config', 'account.me']));
  });

  it('says what to try if a press began it, until that is closed', async () => {
    const { user, router } = open('/landing');
    await user.click(await screen.findByRole('button', { name: 'Try Seoul Demo' }));
    const about = await screen.findByRole('dialog', { name: 'About the demo' });
    for (const name of ['Let OOO plan the ideas', 'Drag a place to another day']) {
      expect(within(about).getByRole('button', { name })).toBeVisible();
    }
    await user.click(within(about).getByRole('button', { name: 'See what to pack' }));
    await waitFor(() => expect(router.state.location.search).toContain('view=packing'));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'About the demo' })).not.toBeInTheDocument(),
    );
  });

  it('finds places without the server §2.17 §2.60', async () => {
    const { user } = open('/smart-packlist?view=discover');
    expect(await screen.findByRole('article', { name: 'Jongmyo Shrine' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Search places', { selector: 'input' }), 'museum');
    expect(await screen.findByText('National Museum of Korea')).toBeInTheDocument();
    expect(new Set(asked())).toEqual(new Set(['app.config', 'account.me']));
  });

  it('is found by its number too, and keeps what the link says', async () => {
    const { router } = open('/trip/999999?view=saved');
    expect(await screen.findByRole('article', { name: 'Gyeongbokgung Palace' })).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/smart-packlist',
      search: '?trip=demo&view=saved',
    });
  });

  it('keeps its changes §4.16', async () => {
    const { user, unmount } = open('/smart-packlist?view=saved');
    await user.click(await screen.findByRole('button', { name: 'Remove Mongtan' }));
    await waitFor(() => expect(localStorage.getItem('demo-trip')).not.toContain('Mongtan'));
    unmount();
    open('/smart-packlist?view=saved');
    expect(await screen.findByText('20 saved places')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Mongtan' })).not.toBeInTheDocument();
  });

  it.each(['{', '[]', 'null', '{"trip":{"id":999999},"pois":[]}'])(
    'begins again where %s is stored',
    async (stored) => {
      localStorage.setItem('demo-trip', stored);
      open('/smart-packlist?view=saved');
      expect(await screen.findByText('21 saved places')).toBeVisible();
    },
  );

  it('fixes its settings §2.39', async () => {
    const { user } = open('/smart-packlist');
    const settings = await screen.findByRole('button', { name: 'Trip Settings' });
    expect(settings).toHaveAttribute('aria-disabled', 'true');
    await user.click(settings);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('starts over, and is cleared §4.18 §8.45', async () => {
    const { user, router } = open('/smart-packlist?view=saved');
    await user.click(await screen.findByRole('button', { name: 'Remove Mongtan' }));
    expect(await screen.findByText('20 saved places')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'About the demo' }));
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(await screen.findByText('21 saved places')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'About the demo' }));
    await user.click(await screen.findByRole('button', { name: 'Clear the demo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clear the demo' });
    await user.click(within(dialog).getByRole('button', { name: 'Clear the demo' }));
    expect(await screen.findByText('Demo Trip Cleared')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.getItem('demo-trip')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Try Seoul Demo' })).toBeVisible();
  });

  it('says what saving a place needs when there is no trip any more §8.3', async () => {
    const { user } = open('/smart-packlist?view=discover');
    const save = await screen.findByRole('button', { name: 'Save Jongmyo Shrine' });
    localStorage.removeItem('demo-trip');
    await user.click(save);
    expect(await screen.findByText('Create a Trip First')).toBeVisible();
    expect(
      screen.getByText('Please create a new trip to save places and build your itinerary.'),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Save Jongmyo Shrine' })).toBeVisible();
  });

  it('asks to sign in for a trip of one’s own §6.1', async () => {
    const { user } = open('/smart-packlist');
    await user.click(await screen.findByRole('button', { name: 'About the demo' }));
    await user.click(await screen.findByRole('button', { name: 'Plan a trip of your own' }));
    const local = within(await prompt()).getByRole('link', { name: /Continue with name/ });
    expect(local).toHaveAttribute('href', '/api/login?returnTo=%2F%3Fnew%3Dtrip');
  });

  it('disappears from the screens after a sign-in', async () => {
    let me: ReturnType<typeof makeUser> | null = null;
    const mine = makeOverview({ name: 'My own autumn' });
    const { router, queryClient } = open('/smart-packlist', {
      'account.me': () => me,
      'trips.overview': () => [mine],
      'invites.stats': () => null,
    });
    expect(await screen.findByRole('button', { name: 'Trips: Seoul Trip 2025' })).toBeVisible();
    me = makeUser();
    await queryClient.invalidateQueries();
    await router.navigate('/');
    expect(await screen.findByRole('link', { name: /My own autumn/ })).toBeVisible();
    expect(screen.queryByText('Seoul Trip 2025')).not.toBeInTheDocument();
  });
});

describe('the login gate', () => {
  const unlocking = { 'admin.unlockDebug': () => ({ unlocked: true }) };

  it('comes before a new demo while it is closed §4.21', async () => {
    const app = open('/landing', unlocking);
    await shutTheGate(app);
    await app.user.click(screen.getByRole('button', { name: 'Try Seoul Demo' }));
    await app.user.click(within(await prompt()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.router.state.location.pathname).toBe('/landing');

    await app.router.navigate('/smart-packlist');
    expect(await prompt()).toBeVisible();
    expect(localStorage.getItem('demo-trip')).toBeNull();
  });

  it('comes before the categories of discovery while it is closed §2.53 §4.22', async () => {
    const app = open('/smart-packlist?view=discover', {
      ...unlocking,
      'app.config': () =>
        makeConfig({ signIn: { local: false, providers: [{ id: 'google', name: 'Google' }] } }),
    });
    const bars = await screen.findByRole('button', { name: 'Popular Bars' });
    await app.user.click(bars);
    expect(await screen.findByRole('dialog', { name: 'Bars & Nightlife' })).toBeVisible();
    await app.user.keyboard('{Escape}');
    await shutTheGate(app);
    await app.user.click(bars);
    const signIn = within(await prompt()).getByRole('link', { name: 'Continue with Google' });
    expect(signIn).toHaveAttribute('href', expect.stringContaining('provider=google'));
  });

  it('is open to signed-in users', async () => {
    const app = open('/landing', {
      ...unlocking,
      'account.me': () => makeUser(),
      'invites.stats': () => null,
      'trips.overview': () => [],
      'trips.createDemo': () => ({
        ...makeLocalDemoTrip({ now: '2025-09-01T00:00:00Z', today: date('2025-09-01') }),
        ...NO_CACHES,
      }),
    });
    await shutTheGate(app);
    await app.user.click(screen.getByRole('button', { name: 'Try Seoul Demo' }));
    expect(await screen.findByText('Demo Trip Created!')).toBeVisible();
  });
});

describe('the demo, signed in', () => {
  const demo = {
    ...makeLocalDemoTrip({ now: '2025-09-01T00:00:00Z', today: date('2025-09-01') }),
    ...NO_CACHES,
    id: TripId.parse(1_000_009),
    userId: UserId.parse('user-1'),
  };
  const signedIn: Parameters<typeof mockProcedures>[0] = {
    'account.me': () => makeUser(),
    'invites.stats': () => null,
    'trips.overview': () => [],
    'trips.get': () => demo,
    'pois.list': () => [],
    'places.destination': () => null,
    'weather.batch': () => [],
  };

  it('is a trip of the account §2.15 §4.19 §8.46', async () => {
    const { user, router } = open('/landing', { ...signedIn, 'trips.createDemo': () => demo });
    await user.click(await screen.findByRole('button', { name: 'Try Seoul Demo' }));
    expect(await screen.findByText('Demo Trip Created!')).toBeVisible();
    expect(
      screen.getByText('A sample trip to Seoul has been created for you to explore.'),
    ).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/trip/1000009'));
    expect(await screen.findByText('Demo')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Trip Settings' })).toHaveAttribute(
      'aria-disabled',
    );
    expect(localStorage.getItem('demo-trip')).toBeNull();
  });

  it('is an ordinary trip once it is made one’s own', async () => {
    let trip = demo;
    const patches: unknown[] = [];
    const { user } = open('/trip/1000009', {
      ...signedIn,
      'trips.get': () => trip,
      'trips.update': (input) => {
        patches.push(input);
        trip = { ...demo, isDemo: false };
        return trip;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'About the demo' }));
    await user.click(await screen.findByRole('button', { name: 'Make it mine' }));
    expect(await screen.findByText('This trip is yours now')).toBeVisible();
    expect(patches).toEqual([{ id: 1_000_009, patch: { isDemo: false } }]);
    expect(screen.queryByRole('button', { name: 'About the demo' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Trip Settings' }));
    expect(await screen.findByRole('dialog', { name: 'Trip Settings' })).toBeVisible();
  });

  it('is not recognised by its name §3.37', async () => {
    open('/trip/1000009', { ...signedIn, 'trips.get': () => ({ ...demo, isDemo: false }) });
    const settings = await screen.findByRole('button', { name: 'Trip Settings' });
    expect(settings).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('button', { name: 'About the demo' })).not.toBeInTheDocument();
  });

  it('is opened, not made again, if it exists', async () => {
    const { user, router } = open('/landing', {
      ...signedIn,
      'trips.overview': () => [{ trip: demo, poiCount: 21 }],
    });
    await user.click(await screen.findByRole('button', { name: 'Try Seoul Demo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/trip/1000009'));
  });

  it('is the browser’s for a user without an invite', async () => {
    const { user, router } = open('/landing', {
      ...signedIn,
      'account.me': () => makeUser({ inviteCode: null }),
    });
    await user.click(await screen.findByRole('button', { name: 'Try Seoul Demo' }));
    expect(await summary()).toBeVisible();
    expect(router.state.location.pathname).toBe('/smart-packlist');
  });

  it.each([
    ['TRIP_LIMIT_REACHED', 'Trip Limit Reached', /You can have a maximum of 3 trips\./],
    ['INTERNAL', 'Error', /Failed to create demo trip\. Please try again\./],
  ] as const)('says what %s means §8.40', async (code, title, text) => {
    const { user } = open('/landing', {
      ...signedIn,
      'trips.createDemo': () => {
        throw new ProcedureError(code, 'No.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try Seoul Demo' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();
  });

  it.each([
    ['an admin who has it', true, [{ trip: demo, poiCount: 0 }], true],
    ['who has it not', false, [], true],
    ['who has it', false, [{ trip: demo, poiCount: 0 }], false],
  ])(
    'is in the trip menu of %s: %s §2.13 §2.35 §6.9',
    async (_who, isAdmin, overviews, isOffered) => {
      const { user } = open('/', {
        ...signedIn,
        'account.me': () => makeUser({ isAdmin }),
        'trips.overview': () => overviews,
      });
      await user.click(await screen.findByRole('button', { name: /^Trips: / }));
      expect(await screen.findByRole('menuitem', { name: 'New Trip' })).toBeVisible();
      const items = screen.queryAllByRole('menuitem', { name: 'Seoul Demo' });
      expect(items).toHaveLength(isOffered ? 1 : 0);
    },
  );

  it('is what the launch of the lab opens for everyone, and a new trip leaves it', async () => {
    const { user, router } = open('/smart-packlist?trip=demo', {
      ...signedIn,
      'account.me': () => makeUser({ isAdmin: true }),
    });
    expect(await screen.findByRole('button', { name: 'Trips: Seoul Trip 2025' })).toBeVisible();
    expect(asked()).not.toContain('trips.get');
    await user.click(await screen.findByRole('button', { name: 'About the demo' }));
    await user.click(await screen.findByRole('button', { name: 'Plan a trip of your own' }));
    expect(await screen.findByRole('dialog', { name: 'Create a new trip' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });
});

const setNetwork = (event: 'offline' | 'online') =>
  act(() => void window.dispatchEvent(new Event(event)));

describe('what the banners say', () => {
  const inDemo = /The demo still saves your changes in this browser\.$/;
  const elsewhere = /you can’t change anything right now\.$|once you’re back online\.$/;
  const own = { 'account.me': () => makeUser(), 'trips.overview': () => [] };
  afterEach(() => setNetwork('online'));

  it.each([
    ['signed out', {}, '/landing'],
    ['in the demo', {}, '/smart-packlist'],
    ['in the demo of a signed-in user', own, '/smart-packlist?trip=demo'],
  ])('changes do not have to wait %s', async (_, answers, path) => {
    open(path, { ...answers, 'app.config': () => makeConfig({ maintenance: true }) });
    expect(await screen.findByText(inDemo)).toHaveTextContent(/^We’re doing some maintenance\./);
    setNetwork('offline');
    const both = await screen.findAllByText(inDemo);
    expect(both[0]).toHaveTextContent(/^You’re offline\./);
    expect(both).toHaveLength(2);
    expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
  });

  it('they do for trips of an account', async () => {
    open('/', { ...own, 'app.config': () => makeConfig({ maintenance: true }) });
    expect(await screen.findByText(elsewhere)).toBeVisible();
    setNetwork('offline');
    expect(await screen.findAllByText(elsewhere)).toHaveLength(2);
    expect(screen.queryByText(inDemo)).not.toBeInTheDocument();
  });
});
