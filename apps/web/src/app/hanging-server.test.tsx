import { makeOverview as makeDestinationOverview } from '@ooo/domain/testing/make-overview';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProcedurePath, Procedures } from '../lib/trpc.ts';
import { makeConfig, makeOverview, makeUser, makeWeatherDay } from '../testing/fixtures.ts';
import { mockProcedures } from '../testing/procedures.ts';
import { renderRoutes } from '../testing/render.tsx';
import { routes } from './router.tsx';

const ANSWERS: Procedures = {
  'account.me': () => makeUser({ isAdmin: true }),
  'account.sessions': () => [],
  'tokens.list': () => [],
  'admin.users': () => ({ items: [], total: 0 }),
  'admin.inviteCodes': () => [],
  'app.config': () => makeConfig(),
  'invites.stats': () => ({ code: 'REDLINE', tier: 'redline', currentUses: 1, maxUses: 50 }),
  'trips.overview': () => [makeOverview()],
  'trips.get': ({ id }) => makeTrip({ id }),
  'pois.list': () => [makePoi({ name: 'Palace' })],
  'schedule.openingHours': () => [],
  'places.destination': () => null,
  'places.recommendations': () => ({ recommendations: [], hasMore: false, unreachable: [] }),
  'weather.batch': () => [makeWeatherDay('2025-10-10')],
  'overview.get': () => makeDestinationOverview(),
  'packing.enhance': () => ({ recommendations: [] }),
  'packing.packed': () => [],
  'packing.sources': () => [],
};

/** The server accepts these requests, and never answers them. */
const hangs = new Set<ProcedurePath>();
const taken: string[] = [];

/** Time goes on by itself, for what the page loads; the ten seconds are up when the test says so. */
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const entries = Object.entries(ANSWERS) as [ProcedurePath, (input: unknown) => unknown][];
  const answers = entries.map(([path, answer]) => [
    path,
    (input: unknown) => {
      if (!hangs.has(path)) return answer(input);
      taken.push(path);
      return new Promise(() => {});
    },
  ]);
  mockProcedures(Object.fromEntries(answers) as Procedures);
});
afterEach(() => {
  vi.useRealTimers();
  hangs.clear();
  taken.length = 0;
});

const press = async (name: RegExp): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) fireEvent.click(button);
};

interface View {
  readonly path: string;
  readonly hanging: ProcedurePath;
  /** What leads from the address to the view. */
  readonly open?: () => Promise<void>;
  /** On the page once it is loaded. */
  readonly loaded: string | RegExp;
}

const VIEWS: readonly (readonly [string, View])[] = [
  ['who is here', { path: '/preferences', hanging: 'account.me', loaded: 'Preferences' }],
  ['home', { path: '/', hanging: 'trips.overview', loaded: 'Welcome back, Mina!' }],
  ['a trip by its address', { path: '/trip/1000001', hanging: 'trips.get', loaded: 'Palace' }],
  ['the main screen', { path: '/smart-packlist', hanging: 'trips.overview', loaded: 'Palace' }],
  ['map', { path: '/trip/1000001', hanging: 'pois.list', loaded: 'Palace' }],
  ['calendar', { path: '/trip/1000001?view=calendar', hanging: 'pois.list', loaded: 'Palace' }],
  ['saved', { path: '/trip/1000001?view=saved', hanging: 'pois.list', loaded: 'Palace' }],
  [
    'packing',
    {
      path: '/trip/1000001?view=packing',
      hanging: 'packing.packed',
      loaded: 'No packing recommendations available',
    },
  ],
  [
    'discover',
    {
      path: '/trip/1000001?view=discover',
      hanging: 'places.recommendations',
      loaded: /No recommendations found/,
    },
  ],
  [
    'weather',
    {
      path: '/trip/1000001?view=saved',
      hanging: 'weather.batch',
      open: () => press(/weather/i),
      loaded: /^Forecast/,
    },
  ],
  ['control deck', { path: '/playground', hanging: 'admin.users', loaded: 'No users found' }],
];

const inTime = (text: string | RegExp) => screen.findAllByText(text);

async function expectToHang(path: ProcedurePath): Promise<void> {
  await waitFor(() => expect(taken).toContain(path));
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(screen.queryByText('Loading Failed')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await inTime('Loading Failed');
}

async function tryAgain(): Promise<void> {
  hangs.clear();
  await press(/Try Again|Retry/);
}

describe('a server that accepts a request and never answers', () => {
  it.each(VIEWS)(
    '%s: loading has failed after ten seconds, and is tried again §4.42',
    async (_, view) => {
      hangs.add(view.hanging);
      renderRoutes(routes, view.path);
      await view.open?.();
      await expectToHang(view.hanging);
      await tryAgain();
      expect(await inTime(view.loaded)).not.toHaveLength(0);
    },
  );

  it('a change of trip: loading has failed after ten seconds, and is tried again §9.39', async () => {
    const { router } = renderRoutes(routes, '/trip/1000001?view=saved');
    await inTime('Palace');
    hangs.add('trips.get');
    await act(() => router.navigate('/trip/1000002?view=saved'));
    await expectToHang('trips.get');
    await tryAgain();
    expect(await inTime('Palace')).not.toHaveLength(0);
  });

  it('nothing is requested a second time by itself', async () => {
    hangs.add('trips.overview');
    renderRoutes(routes, '/');
    await expectToHang('trips.overview');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(taken).toEqual(['trips.overview']);
  });
});
