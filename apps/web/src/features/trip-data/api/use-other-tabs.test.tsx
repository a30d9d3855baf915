import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockProcedures } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { useDeletePoi } from './use-change-pois.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { usePois } from './use-pois.ts';

const trip = makeTrip();
const palace = makePoi({ id: 1, name: 'Palace' });
const tower = makePoi({ id: 2, name: 'Tower' });

function Screen() {
  const pois = usePois(trip.id).data ?? [];
  const remove = useDeletePoi(trip.id);
  useOtherTabs(trip.id);
  return pois.map(({ id, name }) => (
    <button key={id} onClick={() => remove.mutate({ id })}>
      {name}
    </button>
  ));
}

/** Another tab of the same browser. */
function openTab() {
  const channel = new BroadcastChannel('ooo-places');
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  return {
    heard,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    say: (message: unknown) => act(() => channel.postMessage(message)),
    close: () => channel.close(),
  };
}

function renderTab() {
  const saved = { pois: [palace], asked: 0 };
  mockProcedures({
    'pois.list': () => {
      saved.asked += 1;
      return saved.pois;
    },
    'pois.delete': () => undefined,
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
  });
  return { ...renderApp(<Screen />), saved };
}

it('shows what another tab did with the trip, and requests no other', async () => {
  const { saved } = renderTab();
  await screen.findByText('Palace');
  const other = openTab();
  saved.pois = [palace, tower];
  for (const message of [trip.id + 1, 'nothing of ours', null]) other.say(message);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(saved.asked).toBe(1);
  other.say(trip.id);
  expect(await screen.findByText('Tower')).toBeInTheDocument();
  other.close();
});

it('tells other tabs what it did, and not itself', async () => {
  const { user, saved } = renderTab();
  const other = openTab();
  await user.click(await screen.findByText('Palace'));
  await waitFor(() => expect(other.heard).toEqual([trip.id]));
  expect(saved.asked).toBe(1);
  other.close();
});
