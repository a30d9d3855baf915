import { makePoi } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { watchAskedProcedures } from '../testing/asked-procedures.ts';
import {
  makeConfig,
  makeDestination,
  makeOverview,
  makeUser,
  makeWeatherDay,
} from '../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../testing/procedures.ts';
import { renderRoutes } from '../testing/render.tsx';
import { routes } from './router.tsx';

/** Loading the screens takes seconds in the first test that opens one; no test should wait for it. */
const READING_MS = 60_000;
beforeAll(async () => {
  await Promise.all([
    import('./layout/trip-menu.tsx'),
    import('./routes/main.route.tsx'),
    import('./routes/trip.route.tsx'),
    import('./trips/map-tab.tsx'),
    import('../lib/demo/open-demo.ts'),
    import('../../data/seoul-demo.json'),
  ]);
}, READING_MS);

const asked = watchAskedProcedures();
afterEach(() => vi.restoreAllMocks());

const AUTUMN = makeOverview({ id: 1_000_002, name: 'Autumn' });
const SPRING = makeOverview({ id: 1_000_001, name: 'Spring' });

type Answers = Parameters<typeof mockProcedures>[0];

const LET_IN: Answers = {
  'account.me': () => makeUser(),
  'trips.overview': () => [AUTUMN, SPRING],
  'trips.get': ({ id }) => (id === AUTUMN.trip.id ? AUTUMN : SPRING).trip,
  'pois.list': ({ tripId }) => [
    makePoi({ tripId, name: tripId === AUTUMN.trip.id ? 'Palace' : 'Market' }),
  ],
  'schedule.openingHours': () => [],
  'places.destination': () => null,
  'weather.batch': () => [makeWeatherDay('2025-10-10')],
  'airports.search': () => [],
};
const NONE_YET: Answers = { ...LET_IN, 'trips.overview': () => [] };

function open(path: string, answers: Answers = {}) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'account.me': () => null,
    'invites.stats': () => null,
    ...answers,
  });
  return renderRoutes(routes, path);
}

type App = ReturnType<typeof open>;

const at = ({ router: { state } }: App) => state.location.pathname + state.location.search;
const expectAt = (app: App, address: string) => waitFor(() => expect(at(app)).toBe(address));
const switcher = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Trips: ${name}`) });
const item = (name: string) => screen.findByRole('menuitem', { name });
const view = async (name: string) => {
  const views = await screen.findByRole('navigation', { name: 'Views of this trip' });
  return within(views).getByRole('button', { name });
};
const noTrip = () => screen.findByRole('heading', { level: 1, name: 'Out of Office' });

async function choose({ user }: Pick<App, 'user'>, trip: string, item: string) {
  await user.click(await switcher(trip));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('/smart-packlist', () => {
  it('is the demo of a visitor, with what the link says §2.2', async () => {
    const app = open('/smart-packlist?view=saved');
    expect(await screen.findByText('21 saved places')).toBeVisible();
    expect(at(app)).toBe('/smart-packlist?trip=demo&view=saved');
    expect(new Set(asked())).toEqual(new Set(['app.config', 'account.me']));
  });

  it('is the demo of a user without an invite, and requests nothing of the account', async () => {
    const app = open('/smart-packlist', { 'account.me': () => makeUser({ inviteCode: null }) });
    expect(await switcher('Seoul Trip')).toBeVisible();
    expect(at(app)).toBe('/smart-packlist?trip=demo');
    expect(asked()).not.toContain('trips.overview');
    expect(asked()).not.toContain('trips.get');
  });

  it('is the first trip of the list for a user who is let in, and never the demo before it §2.2 §3.29 §4.14', async () => {
    const app = open('/smart-packlist?view=saved', LET_IN);
    expect(await screen.findByRole('article', { name: 'Palace' })).toBeVisible();
    expect(at(app)).toBe('/trip/1000002?view=saved');
    expect(localStorage.getItem('demo-trip')).toBeNull();
  });

  it('waits until it is known whether the gate is closed', async () => {
    const config = Promise.withResolvers<ReturnType<typeof makeConfig>>();
    const app = open('/smart-packlist?view=saved', {
      ...LET_IN,
      'account.me': () => makeUser({ inviteCode: null }),
      'app.config': () => config.promise,
    });
    await waitFor(() => expect(asked()).toContain('app.config'));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(at(app)).toBe('/smart-packlist?view=saved');
    config.resolve(makeConfig({ inviteGate: false }));
    expect(await screen.findByRole('article', { name: 'Palace' })).toBeVisible();
    expect(at(app)).toBe('/trip/1000002?view=saved');
    expect(localStorage.getItem('demo-trip')).toBeNull();
  });

  it('is the main screen without a trip where there is none', async () => {
    const app = open('/smart-packlist?view=packing', NONE_YET);
    expect(await noTrip()).toBeVisible();
    expect(at(app)).toBe('/smart-packlist?trip=none&view=packing');
  });

  it('says that the trips could not be loaded, and tries again', async () => {
    let works = false;
    const app = open('/smart-packlist?view=saved', {
      ...LET_IN,
      'trips.overview': () => {
        if (!works) throw new ProcedureError('INTERNAL', 'No.');
        return [AUTUMN];
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    works = true;
    await app.user.click(retry);
    expect(await screen.findByRole('article', { name: 'Palace' })).toBeVisible();
  });
});

describe('the demo by its address', () => {
  it('keeps its address through a change of tab', async () => {
    const app = open('/smart-packlist?trip=demo', LET_IN);
    await app.user.click(await view('Places'));
    await expectAt(app, '/smart-packlist?trip=demo&view=saved');
    expect(await screen.findByText('21 saved places')).toBeVisible();
    expect(asked()).not.toContain('trips.get');
  });

  it('comes back to it after a sign-in', async () => {
    const app = open('/smart-packlist?view=discover', {
      'admin.unlockDebug': () => ({ unlocked: true }),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Turn on admin mode' }));
    await app.user.type(await screen.findByPlaceholderText('Admin code'), '0000{Enter}');
    await app.user.click(await screen.findByTitle('Login gate: OFF'));
    await app.user.click(await screen.findByRole('button', { name: 'Popular Bars' }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
    const returnTo = encodeURIComponent('/smart-packlist?trip=demo&view=discover');
    expect(prompt.getByRole('link', { name: /Continue with name/ })).toHaveAttribute(
      'href',
      `/api/login?returnTo=${returnTo}`,
    );
  });
});

describe('Out of Office', () => {
  it('clears the current trip and goes to the calendar, and a trip of the list is current again §2.33 §4.10', async () => {
    const app = open('/trip/1000002?view=saved&place=1', LET_IN);
    expect(await screen.findByRole('article', { name: 'Palace' })).toBeVisible();
    await choose(app, 'Autumn', 'Out of Office');
    expect(await noTrip()).toBeVisible();
    expect(at(app)).toBe('/smart-packlist?trip=none&view=calendar');
    expect(await switcher('Out of Office')).toBeVisible();
    expect(screen.getByText('No trip selected')).toBeVisible();
    expect(document.title).toBe('Out of Office · Calendar');
    await app.user.click(await view('Places'));
    const trips = within(await screen.findByRole('list', { name: 'Your trips' }));
    await app.user.click(trips.getByRole('link', { name: /Spring/ }));
    expect(await screen.findByRole('article', { name: 'Market' })).toBeVisible();
    expect(at(app)).toBe('/trip/1000001?view=saved');
    expect(screen.queryByRole('article', { name: 'Palace' })).not.toBeInTheDocument();
  });

  it('leads a visitor out of the demo to the first page', async () => {
    const app = open('/smart-packlist');
    await choose(app, 'Seoul Trip', 'Out of Office');
    expect(await screen.findByRole('heading', { level: 1, name: /Meet OOO/ })).toBeVisible();
    expect(at(app)).toBe('/');
  });
});

describe('the trip menu', () => {
  const SEVILLA = makeOverview({ id: 1_000_003, name: 'Sevilla' });
  const open3 = () =>
    open('/smart-packlist?trip=none&view=saved', {
      ...LET_IN,
      'trips.overview': () => [AUTUMN, SPRING, SEVILLA],
    });

  it('moves the focus to what is typed, and forgets it after a second §9.55', async () => {
    const { user } = open3();
    await user.click(await switcher('Out of Office'));
    await item('New Trip');
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    await user.keyboard('s');
    expect(await item('Spring')).toHaveFocus();
    now.mockReturnValue(10_900);
    await user.keyboard('e');
    expect(await item('Sevilla')).toHaveFocus();
    now.mockReturnValue(11_900);
    await user.keyboard('o');
    expect(await item('Out of Office')).toHaveFocus();
    now.mockReturnValue(12_000);
    await user.keyboard('ut of');
    expect(await item('Out of Office')).toHaveFocus();
  });

  it('has the other trips, and marks the current one §2.34 §4.47', async () => {
    const app = open('/trip/1000001?view=saved', LET_IN);
    await app.user.click(await switcher('Spring'));
    expect(await item('Spring')).toHaveAttribute('aria-current', 'page');
    expect(await item('Out of Office')).not.toHaveAttribute('aria-current');
    await app.user.click(await item('Autumn'));
    expect(await switcher('Autumn')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: /Seoul/ })).toBeVisible();
    expect(at(app)).toBe('/trip/1000002');
    expect((await screen.findAllByText('Palace'))[0]).toBeInTheDocument();
  });
});

const deleteOnItsPage = async ({ user }: App) => {
  await user.click(await screen.findByRole('button', { name: 'Trip Settings' }));
  const settings = within(await screen.findByRole('dialog', { name: 'Trip Settings' }));
  await user.click(await settings.findByRole('button', { name: 'Delete trip' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete trip' }));
  const confirm = question.getByRole('button', { name: 'Delete trip' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
};
const withDeletion = (...trips: (typeof AUTUMN)[]): Answers => {
  let left = trips;
  return {
    ...LET_IN,
    'trips.overview': () => left,
    'trips.delete': ({ id }) => {
      left = left.filter(({ trip }) => trip.id !== id);
    },
  };
};

const tileOf = (map: HTMLElement) => map.querySelector('img.leaflet-tile')?.getAttribute('src');

describe('the map of another trip', () => {
  const PORTO = makeOverview({ id: 1_000_003, name: 'Winter', destination: 'Porto' });

  it('is around its city, and shows all of its days §4.47', async () => {
    const { user, router } = open('/trip/1000002?day=2', {
      ...LET_IN,
      'app.config': () =>
        makeConfig({ tiles: { url: '/tiles/{z}/{x}/{y}.png', attribution: 'Tiles' } }),
      'trips.overview': () => [AUTUMN, PORTO],
      'trips.get': ({ id }) => (id === AUTUMN.trip.id ? AUTUMN : PORTO).trip,
      'places.destination': ({ destination }) =>
        makeDestination(destination === 'Porto' ? [-8.7, 41.15] : [126.98, 37.5]),
    });
    const seoul = await screen.findByRole('region', { name: 'Map of Seoul' });
    await waitFor(() => expect(tileOf(seoul)).toBe('/tiles/11/1746/793.png'));
    await choose({ user }, 'Autumn', 'Winter');
    const porto = await screen.findByRole('region', { name: 'Map of Porto' });
    await waitFor(() => expect(tileOf(porto)).toBe('/tiles/11/974/766.png'));
    expect(router.state.location.search).toBe('');
  });
});

describe('Trip Settings', () => {
  it('has where the traveller sleeps, and changes it over the settings', async () => {
    const { user } = open('/trip/1000002?view=saved', {
      ...LET_IN,
      'pois.list': () => [makePoi({ tripId: 1_000_002, name: 'Hotel Hanok', tag: 'hotel' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Trip Settings' }));
    const settings = within(await screen.findByRole('dialog', { name: 'Trip Settings' }));
    const name = await settings.findByLabelText('Trip name');
    await user.type(name, ' 2');
    await user.click(await settings.findByRole('button', { name: 'Hotel Hanok' }));
    const bases = await screen.findByRole('dialog', { name: 'Where do you sleep?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bases).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Trip Settings' })).toBeVisible();
    expect(name).toHaveValue('Autumn 2');
  });
});

describe('deleting the current trip', () => {
  it('makes the first one that remains current §3.29 §4.13', async () => {
    const app = open('/trip/1000002?view=saved', withDeletion(AUTUMN, SPRING));
    await deleteOnItsPage(app);
    expect(await switcher('Spring')).toBeVisible();
    await expectAt(app, '/trip/1000001');
    expect(await screen.findByText('"Autumn" has been deleted.')).toBeVisible();
  });

  it('leaves no trip selected where none remains §4.13', async () => {
    const app = open('/trip/1000002?view=saved', withDeletion(AUTUMN));
    await deleteOnItsPage(app);
    expect(await noTrip()).toBeVisible();
    await expectAt(app, '/smart-packlist?trip=none');
  });

  it('makes room for the demo if that was wanted, and opens it', async () => {
    const demo = makeOverview({ id: 1_000_009, name: 'Seoul Trip 2025', isDemo: true });
    const answers = withDeletion(AUTUMN, SPRING);
    let isFull = true;
    const app = open('/', {
      ...answers,
      'trips.delete': (input) => {
        isFull = false;
        return answers['trips.delete']?.(input);
      },
      'trips.createDemo': () => {
        if (isFull) throw new ProcedureError('TRIP_LIMIT_REACHED', 'No.');
        return demo.trip;
      },
      'trips.get': () => demo.trip,
    });
    await choose(app, 'Your trips', 'Seoul Demo');
    const limit = within(await screen.findByRole('dialog', { name: 'Trip Limit Reached' }));
    await app.user.click(limit.getByRole('button', { name: 'Delete Spring' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete trip' }));
    const confirm = question.getByRole('button', { name: 'Delete trip' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await app.user.click(confirm);
    expect(await screen.findByText('Demo Trip Created!')).toBeVisible();
    await expectAt(app, '/trip/1000009');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Its own screen: its later requests would reach the server of the next test.
    expect(await view('Map')).toBeVisible();
  });
});

describe('the main screen without a trip', () => {
  it.each([
    ['calendar', 'Choose a trip to see its days, or plan a new one.'],
    ['saved', 'Choose a trip to see the places you saved for it.'],
    ['packing', 'Choose a trip to see what to pack for it.'],
    ['discover', 'Choose a trip to find places for it.'],
  ])('says in the view %s that no trip is selected §2.62', async (view, text) => {
    // By their ids: an answer to the previous test's trip may still be on its way.
    const opened: number[] = [];
    const trips = {
      ...LET_IN,
      'trips.get': ({ id }: { readonly id: number }) => {
        opened.push(id);
        return AUTUMN.trip;
      },
    };
    open(`/smart-packlist?trip=none&view=${view}`, trips);
    expect(await screen.findByText('No trip selected')).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
    expect(opened).not.toContain(AUTUMN.trip.id);
    expect(opened).not.toContain(SPRING.trip.id);
  });

  it('has the map of New York, and over it the way to a trip §2.51', async () => {
    const { user } = open('/smart-packlist?trip=none', NONE_YET);
    expect(await screen.findByRole('region', { name: 'Map without a trip' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ready to Plan Your Trip?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New Trip' }));
    expect(await screen.findByRole('dialog', { name: 'Create a new trip' })).toBeVisible();
  });

  it('keeps its address through a change of tab', async () => {
    const app = open('/smart-packlist?trip=none', LET_IN);
    await app.user.click(await view('Discover'));
    await expectAt(app, '/smart-packlist?trip=none&view=discover');
    expect(await screen.findByText('No trip selected')).toBeVisible();
  });

  it('asks which trip’s weather it is to be §2.43', async () => {
    const { user } = open('/smart-packlist?trip=none&view=calendar', LET_IN);
    await user.click(await screen.findByRole('button', { name: 'Weather' }));
    expect(await screen.findByText('Select a trip to view weather information')).toBeVisible();
  });

  it('asks a user without an invite for it, and comes back', async () => {
    const app = open('/smart-packlist?trip=none&view=saved', {
      ...LET_IN,
      'account.me': () => makeUser({ inviteCode: null }),
    });
    expect(await screen.findByRole('heading', { name: 'Enter Invite Code' })).toBeVisible();
    const returnTo = encodeURIComponent('/smart-packlist?trip=none&view=saved');
    expect(at(app)).toBe(`/invite?returnTo=${returnTo}`);
  });
});
