import { makeOverview } from '@ooo/domain/testing/make-overview';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useAtomValue } from '../../lib/jotai.ts';
import { makeConfig, makeUser } from '../../testing/fixtures.ts';
import { mockProcedures } from '../../testing/procedures.ts';
import { renderApp } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { Dialogs } from '../layout/dialogs.tsx';
import { TripPage } from './trip-page.tsx';

const trip = makeTrip();
const palace = makePoi({ id: 1, name: 'Palace' });

function OpenDialog() {
  const dialog = useAtomValue(openDialogAtom);
  return dialog && <Dialogs dialog={dialog} user={makeUser()} />;
}

/** The page of a trip whose changes get through only while `network.isThere`. */
function renderPage(view: string) {
  const network = { isThere: false, changes: 0 };
  const changed =
    <Answer,>(answer: Answer) =>
    () => {
      network.changes += 1;
      return answer;
    };
  mockProcedures({
    'app.config': () => makeConfig(),
    'trips.get': () => trip,
    'trips.overview': () => [],
    'trips.update': changed(trip),
    'pois.list': () => [palace],
    'pois.update': changed(palace),
    'pois.create': changed(makePoi({ id: 2, name: 'Home' })),
    'schedule.openingHours': () => [],
    'places.destination': () => null,
    'weather.batch': () => [],
    'overview.get': () => makeOverview(),
    'packing.enhance': () => ({ recommendations: [] }),
    'packing.packed': () => [],
    'packing.sources': () => [],
    'packing.addItem': changed({
      id: 'own-kite',
      item: 'Kite',
      category: 'Utility' as const,
      quantity: 1,
      reason: 'You added this.',
      priority: 'optional' as const,
    }),
  });
  const changes = /^(trips\.update|pois\.update|pois\.create|packing\.addItem)$/;
  server.use(
    http.post('*/trpc/:path', ({ params }) =>
      !network.isThere && changes.test(String(params['path'])) ? HttpResponse.error() : undefined,
    ),
  );
  const page = renderApp(
    <>
      <TripPage tripId={trip.id} />
      <OpenDialog />
    </>,
    { path: `/trip/1000001?view=${view}` },
  );
  return { ...page, network };
}

interface Attempt {
  readonly view: string;
  /** Opens the form. */
  readonly open: (user: UserEvent) => Promise<void>;
  /** The field, and the text that is typed into it. */
  readonly field: string | RegExp;
  readonly text: string;
  readonly send: string;
  /** The message if it does not get through. */
  readonly said: RegExp;
}

const AWAY = /Check your connection, then try again\./;

const press = (role: string, name: string | RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole(role, { name }));

const inTurn =
  (...steps: readonly ((user: UserEvent) => Promise<void>)[]) =>
  async (user: UserEvent) => {
    for (const step of steps) await step(user);
  };

const chooseDay = async (user: UserEvent) =>
  user.selectOptions(await screen.findByLabelText('Date'), '2025-10-11');

const ATTEMPTS: readonly (readonly [string, Attempt])[] = [
  [
    'Trip Settings',
    {
      view: 'saved',
      open: press('button', 'Trip Settings'),
      field: 'Trip name',
      text: 'Autumn',
      send: 'Save changes',
      said: AWAY,
    },
  ],
  [
    'Set Time for Activity',
    {
      view: 'saved',
      open: inTurn(press('button', 'Set time for Palace'), chooseDay),
      field: 'Hour',
      text: '4',
      send: 'Save Time',
      said: /^Failed to save the scheduled time\. Please try again\.$/,
    },
  ],
  [
    'Add and Schedule Event',
    {
      view: 'calendar',
      open: inTurn(press('button', 'Add event'), press('button', /^Palace$/), chooseDay),
      field: 'Hour',
      text: '4',
      send: 'Schedule Event',
      said: /^Failed to save the scheduled time\. Please try again\.$/,
    },
  ],
  [
    'A Place of Your Own',
    {
      view: 'saved',
      open: inTurn(
        press('button', 'Add, import or export places'),
        press('menuitem', 'Add a place of your own'),
      ),
      field: /^Name/,
      text: 'Home',
      send: 'Save place',
      said: AWAY,
    },
  ],
];

it.each(ATTEMPTS)(
  '%s keeps what was typed, says what helps, and gets through later',
  async (name, attempt) => {
    const { user, network } = renderPage(attempt.view);
    await attempt.open(user);
    const dialog = within(await screen.findByRole('dialog', { name }));
    const field = dialog.getByLabelText(attempt.field);
    await user.clear(field);
    await user.type(field, attempt.text);
    await user.click(dialog.getByRole('button', { name: attempt.send }));
    expect(await screen.findByText(attempt.said)).toBeVisible();
    expect(field).toHaveValue(attempt.text);
    expect(network.changes).toBe(0);

    network.isThere = true;
    await user.click(dialog.getByRole('button', { name: attempt.send }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
    expect(network.changes).toBe(1);
  },
);

it('an item of one’s own stays in its line, and gets on the list later', async () => {
  const { user, network } = renderPage('packing');
  const line = within(await screen.findByRole('form', { name: 'Add an item' }));
  await user.type(line.getByLabelText('Item'), 'Kite');
  await user.click(line.getByRole('button', { name: 'Add' }));
  expect(await line.findByText(AWAY)).toBeVisible();
  expect(line.getByLabelText('Item')).toHaveValue('Kite');
  network.isThere = true;
  await user.click(line.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(line.getByLabelText('Item')).toHaveValue(''));
  expect(network.changes).toBe(1);
});
