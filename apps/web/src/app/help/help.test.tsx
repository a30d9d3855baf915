import { makeOverview as makeDestinationOverview } from '@ooo/domain/testing/make-overview';
import { makePoi } from '@ooo/domain/testing/make-trip';
import { date } from '@ooo/domain/testing/literals';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeConfig, makeOverview, makeUser, makeWeatherDay } from '../../testing/fixtures.ts';
import { mockProcedures } from '../../testing/procedures.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { routes } from '../router.tsx';

/** Loading the screens takes seconds in the first test that opens one; no test should wait for it. */
const READING_MS = 60_000;
beforeAll(async () => {
  await Promise.all([
    import('./help.tsx'),
    import('./palette.tsx'),
    import('./key-sheet.tsx'),
    import('../routes/trip.route.tsx'),
    import('../routes/home.route.tsx'),
    import('../trips/map-tab.tsx'),
    import('../trips/calendar-tab.tsx'),
    import('../trips/add-event.tsx'),
  ]);
}, READING_MS);

const SPRING = makeOverview({ name: 'Spring', destination: 'Seoul' });
const AUTUMN = makeOverview({ id: 1_000_002, name: 'Otoño en Málaga', destination: 'Málaga' });
const PALACE = makePoi({ tripId: SPRING.trip.id, name: '경복궁', date: date('2025-10-11') });

function open(path: string, answers: Parameters<typeof mockProcedures>[0] = {}) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'account.me': () => makeUser(),
    'invites.stats': () => null,
    'trips.overview': () => [SPRING, AUTUMN],
    'trips.get': ({ id }) => (id === AUTUMN.trip.id ? AUTUMN : SPRING).trip,
    'pois.list': ({ tripId }) => (tripId === SPRING.trip.id ? [PALACE] : []),
    'schedule.openingHours': () => [],
    'places.destination': () => null,
    'weather.batch': () => [makeWeatherDay('2025-10-10')],
    'airports.search': () => [],
    'overview.get': () => makeDestinationOverview(),
    ...answers,
  });
  return renderRoutes(routes, path);
}

type App = ReturnType<typeof open>;

const opener = () => screen.findByRole('button', { name: 'Search and commands' });
const palette = () => screen.findByRole('dialog', { name: 'Search and commands' });
const field = () =>
  screen.findByRole('combobox', { name: 'Search trips, places, days and actions' });
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const addressOf = ({ router: { state } }: App) => state.location.pathname + state.location.search;

async function openByKey({ user }: App) {
  await opener();
  await user.keyboard('{Control>}k{/Control}');
  return field();
}

describe('the palette', () => {
  it('opens by its key and by its button, and gives the focus back', async () => {
    const app = open('/');
    const button = await opener();
    button.focus();
    await app.user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await app.user.click(button);
    expect(await palette()).toBeVisible();
  });

  it('goes to another trip by its name without accents', async () => {
    const app = open('/');
    await app.user.type(await openByKey(app), 'otono malaga');
    expect(await option(/^Otoño en Málaga/)).toBeVisible();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(addressOf(app)).toBe(`/trip/${AUTUMN.trip.id}`));
  });

  it('finds a place by its initial consonants, and selects it on the map', async () => {
    const app = open(`/trip/${SPRING.trip.id}?view=saved`);
    await app.user.type(await openByKey(app), 'ㄱㅂㄱ');
    expect(await option(/^경복궁/)).toHaveAttribute('aria-selected', 'true');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(addressOf(app)).toBe(`/trip/${SPRING.trip.id}?place=${PALACE.id}`));
  });

  it('opens tabs and days of the trip that is open', async () => {
    const app = open(`/trip/${SPRING.trip.id}`);
    await app.user.type(await openByKey(app), 'calendar');
    await app.user.click(await option('Calendar'));
    await waitFor(() => expect(addressOf(app)).toBe(`/trip/${SPRING.trip.id}?view=calendar`));
    await app.user.type(await openByKey(app), 'day 2');
    await app.user.click(await option(/^Day 2/));
    await waitFor(() => expect(addressOf(app)).toContain('view=calendar&day=2025-10-11'));
  });

  it('announces the option that Enter chooses, and how many there are', async () => {
    const app = open('/');
    const input = await openByKey(app);
    await app.user.type(input, 'theme');
    const theme = await option('Dark theme');
    expect(theme).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', theme.id);
    expect(await screen.findByText('1 match')).toBeInTheDocument();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
  });

  it('opens what the trip’s page keeps, and the focus returns to where it was', async () => {
    const app = open(`/trip/${SPRING.trip.id}`);
    const button = await opener();
    await app.user.click(button);
    await app.user.type(await field(), 'add event');
    await app.user.click(await option('Add event'));
    expect(await screen.findByRole('dialog', { name: /Event/ })).toBeVisible();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('says that nothing has this name', async () => {
    const app = open('/');
    await app.user.type(await openByKey(app), 'xyzzy');
    expect(await screen.findByText('Nothing here is called “xyzzy”.')).toBeVisible();
  });

  it('offers a visitor only what a visitor can reach', async () => {
    const app = open('/', { 'account.me': () => null });
    await openByKey(app);
    expect(await option('Seoul Demo')).toBeVisible();
    expect(await option('Sign In')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Log out' })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Feedback' })).toBeNull();
    await app.user.click(await option('New Trip'));
    expect(await screen.findByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
  });
});

describe('the keyboard sheet', () => {
  it('opens by its key anywhere but in a field', async () => {
    const app = open('/');
    await app.user.type(await openByKey(app), '?');
    expect(await field()).toHaveValue('?');
    await app.user.keyboard('{Escape}');
    await expectClosed();
    await app.user.keyboard('{Shift>}?{/Shift}');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard' });
    expect(within(sheet).getByText('Pick it up by its handle')).toBeVisible();
  });

  it('opens from the palette, and its key can be switched off', async () => {
    const app = open('/');
    await app.user.type(await openByKey(app), 'keyboard');
    await app.user.keyboard('{Enter}');
    await app.user.click(await screen.findByRole('switch', { name: /^Open this sheet/ }));
    await app.user.keyboard('{Escape}');
    await expectClosed();
    await app.user.keyboard('{Shift>}?{/Shift}');
    await openByKey(app);
    expect(screen.queryByRole('dialog', { name: 'Keyboard' })).toBeNull();
    expect(window.localStorage.getItem('single-keys')).toBe('off');
  });
});
