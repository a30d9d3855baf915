import { KeptDemo } from '@ooo/domain/demo/kept-demo.schema';
import { TripId, UserId } from '@ooo/domain/shared/ids';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEFORE_DEMO } from '../testing/demo-world.ts';
import { makeConfig, makeOverview, makeUser } from '../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../testing/procedures.ts';
import { renderRoutes } from '../testing/render.tsx';
import { paths } from '../lib/paths.ts';
import { routes } from './router.tsx';

beforeAll(async () => {
  await Promise.all([import('./routes/main.route.tsx'), import('./routes/trip.route.tsx')]);
});
beforeEach(() => vi.setSystemTime(BEFORE_DEMO));
afterEach(() => vi.useRealTimers());

const kept = makeTrip({
  id: TripId.parse(1_000_010),
  userId: UserId.parse('user-1'),
  name: 'Seoul Trip 2025',
});

function open(path: string, answers: Parameters<typeof mockProcedures>[0] = {}) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'account.me': () => makeUser(),
    'invites.stats': () => null,
    'trips.overview': () => [],
    'trips.get': () => kept,
    'pois.list': () => [],
    'places.destination': () => null,
    'weather.batch': () => [],
    ...answers,
  });
  return renderRoutes(routes, path);
}

const pressKeep = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await screen.findByRole('button', { name: 'About the demo' }));
  await user.click(await screen.findByRole('button', { name: 'Keep this trip' }));
};

describe('keeping the demo', () => {
  it('asks a signed-out visitor to sign in, and comes back with the wish', async () => {
    const app = open('/smart-packlist', { 'account.me': () => null });
    await pressKeep(app);
    const prompt = await screen.findByRole('dialog', { name: 'Sign in to continue' });
    const local = within(prompt).getByRole('link', { name: /Continue with name/ });
    const returnTo = new URLSearchParams(local.getAttribute('href')?.split('?')[1]).get('returnTo');
    expect(returnTo).toBe(paths.keepDemo);
  });

  it('copies it with the visitor’s changes, opens it, and clears the browser', async () => {
    const sent: KeptDemo[] = [];
    const app = open('/smart-packlist?trip=demo&view=saved', {
      'trips.keepDemo': (input) => {
        sent.push(KeptDemo.parse(input));
        return kept;
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Remove Mongtan' }));
    await waitFor(() => expect(localStorage.getItem('demo-trip')).not.toContain('Mongtan'));
    await pressKeep(app);
    expect(await screen.findByText('This trip is yours now')).toBeVisible();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/trip/1000010'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.trip).toMatchObject({ name: 'Seoul Trip 2025', startDate: '2025-10-01' });
    expect(sent[0]?.pois).toHaveLength(20);
    expect(sent[0]?.pois.find(({ name }) => name === 'Gyeongbokgung Palace')).toMatchObject({
      date: '2025-10-02',
      startTime: '09:30',
    });
    expect(localStorage.getItem('demo-trip')).toBeNull();
  });

  it('is granted on the way back from a sign-in, once', async () => {
    const keepDemo = vi.fn<() => typeof kept>(() => kept);
    const { router } = open(paths.keepDemo, { 'trips.keepDemo': keepDemo });
    await waitFor(() => expect(router.state.location.pathname).toBe('/trip/1000010'));
    expect(keepDemo).toHaveBeenCalledOnce();
  });

  it('leads a user without an invite to the code first, with the wish', async () => {
    const { router } = open(paths.keepDemo, {
      'app.config': () => makeConfig({ inviteGate: true }),
      'account.me': () => makeUser({ inviteCode: null }),
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/invite'));
    const returnTo = new URLSearchParams(router.state.location.search).get('returnTo');
    expect(returnTo).toBe(paths.keepDemo);
  });

  it('says so if it fails, and loses nothing', async () => {
    const { router } = open(paths.keepDemo, {
      'trips.keepDemo': () => {
        throw new ProcedureError('INTERNAL', 'No.');
      },
    });
    expect(
      await screen.findByText('The trip could not be made yours. Please try again.'),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/smart-packlist');
    expect(localStorage.getItem('demo-trip')).toContain('Gyeongbokgung');
  });

  it('makes room if there is none, and then copies it', async () => {
    let trips = [1, 2, 3].map((at) => makeOverview({ id: 1_000_000 + at, name: `Trip ${at}` }));
    const app = open(paths.keepDemo, {
      'trips.overview': () => trips,
      'trips.get': ({ id }) => trips.find(({ trip }) => trip.id === id)?.trip ?? kept,
      'trips.delete': ({ id }) => {
        trips = trips.filter(({ trip }) => trip.id !== id);
      },
      'trips.keepDemo': () => {
        if (trips.length < 3) return kept;
        throw new ProcedureError('TRIP_LIMIT_REACHED', 'No.');
      },
    });
    expect(await screen.findByText('Trip Limit Reached')).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Delete Trip 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete trip' });
    const confirm = within(dialog).getByRole('button', { name: 'Delete trip' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await app.user.click(confirm);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/trip/1000010'));
    expect(localStorage.getItem('demo-trip')).toBeNull();
  });
});
