import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { date, time } from '@ooo/domain/testing/literals';
import { makeOverview as makeDestinationOverview } from '@ooo/domain/testing/make-overview';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { cleanNotifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BEFORE_DEMO } from '../../testing/demo-world.ts';
import { makeConfig, makeOverview, makeUser } from '../../testing/fixtures.ts';
import { mockProcedures } from '../../testing/procedures.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { routes } from '../router.tsx';

const palace = makePoi({ id: 1, name: 'Palace', notes: 'Go early.' });
const market = makePoi({
  id: 2,
  name: 'Market',
  date: date('2025-10-11'),
  startTime: time('12:30'),
  duration: 60,
});

/** A server with two places, which records the changes it was asked for. */
function open(path: string, user: CurrentUser | null = makeUser()) {
  let pois: Poi[] = [palace, market];
  let trip = makeTrip({ name: 'Spring' });
  const changes: string[] = [];
  const find = (id: number) => pois.find((poi) => poi.id === id) ?? palace;
  const put = (changed: Poi) => {
    pois = pois.map((poi) => (poi.id === changed.id ? changed : poi));
    return changed;
  };
  mockProcedures({
    'app.config': () => makeConfig(),
    'account.me': () => user,
    'invites.stats': () => null,
    'trips.overview': () => [makeOverview()],
    'trips.get': () => trip,
    'trips.update': ({ patch }) => {
      changes.push(`trip ${JSON.stringify(patch)}`);
      trip = makeTrip({ ...trip, ...(patch as object) });
      return trip;
    },
    'pois.list': () => pois,
    'pois.create': (input) => {
      changes.push(`create ${input.name}`);
      const made = makePoi({
        ...palace,
        name: input.name,
        notes: input.notes ?? null,
        id: 10 + changes.length,
      });
      pois = [...pois, made];
      return made;
    },
    'pois.delete': ({ id }) => {
      changes.push(`delete ${id}`);
      pois = pois.filter((poi) => poi.id !== id);
    },
    'pois.update': ({ id, patch }) => {
      changes.push(`update ${id}`);
      return put({ ...find(id), ...(patch as Partial<Poi>) });
    },
    'schedule.arrange': ({ items }) => {
      changes.push(
        `arrange ${items.map(({ poiId, startTime }) => `${poiId} ${startTime}`).join(', ')}`,
      );
      return items.map(({ poiId, from: _from, ...at }) => put({ ...find(poiId), ...at } as Poi));
    },
    'schedule.openingHours': () => [],
    'places.destination': () => null,
    'weather.batch': () => [],
    'overview.get': () => makeDestinationOverview(),
    'packing.packed': () => [],
    'packing.sources': () => [],
    'packing.enhance': () => ({ recommendations: [] }),
    'places.search': () => ({ places: [], unreachable: [], canAskMore: false }),
  });
  const app = renderRoutes(routes, path);
  return {
    ...app,
    changes,
    /** Another user changes a place. */
    elsewhere: (id: number, fields: Partial<Poi>) => put({ ...find(id), ...fields }),
  };
}

const undoKey = '{Control>}z{/Control}';
const redoKey = '{Control>}{Shift>}Z{/Shift}{/Control}';
/** The message with its own Undo is over, as it is after a second and a half. */
const messagesOver = async () => {
  act(() => cleanNotifications());
  await waitFor(() => expect(document.querySelector('[data-undo-toast]')).toBeNull());
};
const menu = () => screen.findByRole('button', { name: 'Undo and redo' });

async function removePalace({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Remove Palace' }));
  await screen.findByText('Removed from saved');
  await menu();
  await messagesOver();
}

const hasMongtan = () => localStorage.getItem('demo-trip')?.includes('Mongtan');

describe('the last changes of a trip', () => {
  it('are taken back and made again by keys, in another view, under the id that the place has then', async () => {
    const app = open('/trip/1000001?view=saved');
    await removePalace(app);
    await app.user.click(screen.getByRole('button', { name: 'Packing' }));
    await app.user.keyboard(undoKey);
    expect(await screen.findByText('Restored')).toBeVisible();
    await app.user.keyboard(redoKey);
    expect(await screen.findByText('Done again')).toBeVisible();
    await app.user.keyboard(undoKey);
    await waitFor(() =>
      expect(app.changes).toEqual(['delete 1', 'create Palace', 'delete 12', 'create Palace']),
    );
  });

  it('are named by a menu', async () => {
    const app = open('/trip/1000001?view=saved');
    await removePalace(app);
    await app.user.click(await menu());
    expect(screen.getByRole('menuitem', { name: /^Redo/ })).toBeDisabled();
    await app.user.click(screen.getByRole('menuitem', { name: /^Undo: Removed Palace/ }));
    expect(await screen.findByRole('article', { name: 'Palace' })).toBeInTheDocument();
    await app.user.click(await menu());
    expect(await screen.findByRole('menuitem', { name: /^Redo: Removed Palace/ })).toBeEnabled();
  });

  it('include one whose Undo was pressed in a message, once', async () => {
    const app = open('/trip/1000001?view=saved');
    await app.user.click(await screen.findByRole('button', { name: 'Remove Palace' }));
    await app.user.click(await screen.findByRole('button', { name: /^Undo$|^Undo Ctrl/ }));
    expect(await screen.findByText('Restored')).toBeVisible();
    await app.user.keyboard(redoKey);
    await waitFor(() => expect(app.changes).toEqual(['delete 1', 'create Palace', 'delete 12']));
  });

  it('leave alone what was changed elsewhere since, and say so', async () => {
    const app = open('/trip/1000001?view=calendar&day=2025-10-11');
    const [event] = await screen.findAllByRole('button', { name: /Market/ });
    if (event) await app.user.click(event);
    await app.user.click(await screen.findByRole('menuitem', { name: 'Unschedule' }));
    await screen.findByText('Unscheduled');
    await menu();
    await messagesOver();
    app.elsewhere(2, { date: date('2025-10-12'), startTime: time('18:00') });
    await app.user.keyboard(undoKey);
    expect(
      await screen.findByText(
        '“Unscheduled Market” stays as it is: it has been changed elsewhere since.',
      ),
    ).toBeVisible();
    expect(app.changes).toEqual(['update 2']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo and redo' })).toBeNull());
  });

  it('are not undone by the key in a field', async () => {
    const app = open('/trip/1000001?view=saved');
    await removePalace(app);
    await app.user.click(screen.getAllByRole('combobox')[0] ?? document.body);
    await app.user.keyboard(`Tow${undoKey}`);
    expect(app.changes).toEqual(['delete 1']);
  });

  it('are gone once the page is left', async () => {
    const app = open('/trip/1000001?view=saved');
    await removePalace(app);
    await act(() => app.router.navigate('/'));
    await act(() => app.router.navigate('/trip/1000001?view=saved'));
    await screen.findByRole('article', { name: 'Market' });
    expect(screen.queryByRole('button', { name: 'Undo and redo' })).toBeNull();
  });

  it('are those of the trip itself, too', async () => {
    const app = open('/trip/1000001?view=saved');
    await app.user.click(await screen.findByRole('button', { name: 'Trip Settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trip Settings' }));
    await app.user.clear(dialog.getByLabelText('Trip name'));
    await app.user.type(dialog.getByLabelText('Trip name'), 'Autumn');
    await app.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await app.user.click(await menu());
    await app.user.click(await screen.findByRole('menuitem', { name: /^Undo: Changed the trip/ }));
    await waitFor(() => expect(app.changes.at(-1)).toBe('trip {"name":"Spring"}'));
  });

  it('are those of the demo, which is in the browser', async () => {
    vi.setSystemTime(BEFORE_DEMO);
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const app = open('/smart-packlist?trip=demo&view=saved', null);
    await app.user.click(await screen.findByRole('button', { name: 'Remove Mongtan' }));
    await waitFor(() => expect(hasMongtan()).toBe(false));
    await app.user.click(await menu());
    await app.user.click(await screen.findByRole('menuitem', { name: /^Undo: Removed Mongtan/ }));
    await waitFor(() => expect(hasMongtan()).toBe(true));
    await app.user.click(await menu());
    await app.user.click(await screen.findByRole('menuitem', { name: /^Redo: Removed Mongtan/ }));
    await waitFor(() => expect(hasMongtan()).toBe(false));
  });
});
