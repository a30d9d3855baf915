import type { Poi } from '@ooo/domain/pois/poi.schema';
import { date } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStore } from '../../../lib/browser-store.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { mockProcedures } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { BaseCard } from './base-card.tsx';

const trip = makeTrip({ startDate: date('2199-10-10'), endDate: date('2199-10-13') });

function Screen({ of: shown, onOpen }: { of: typeof trip; onOpen: () => void }) {
  const { isSuccess } = usePois(shown.id);
  return (
    <>
      {isSuccess && <p>Ready</p>}
      <BaseCard trip={shown} onOpen={onOpen} />
    </>
  );
}

function renderCard(pois: Poi[], shown = trip) {
  mockProcedures({ 'pois.list': () => pois });
  const onOpen = vi.fn<() => void>();
  return { onOpen, ...renderApp(<Screen of={shown} onOpen={onOpen} />) };
}

beforeEach(() => browserStore.remove('base-asked'));

describe('BaseCard', () => {
  it('asks where the traveller sleeps', async () => {
    const { user, onOpen } = renderCard([makePoi()]);
    expect(await screen.findByText('Where do you sleep?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a place to sleep' }));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('never asks again for a trip after "Not now", only for another one', async () => {
    const { user, unmount } = renderCard([]);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByText('Where do you sleep?')).toBeNull());
    unmount();
    const again = renderCard([]);
    await screen.findByText('Ready');
    expect(screen.queryByText('Where do you sleep?')).toBeNull();
    again.unmount();
    renderCard([], { ...trip, id: makeTrip({ id: 1_000_002 }).id });
    expect(await screen.findByText('Where do you sleep?')).toBeVisible();
  });

  it.each([
    ['a hotel is saved', [makePoi({ tag: 'hotel' })], trip],
    ['the trip is over', [], makeTrip()],
    ['the trip has no night', [], { ...trip, endDate: trip.startDate }],
    ['the trip is the demo', [], { ...trip, isDemo: true }],
  ])('does not ask where %s', async (_, pois, shown) => {
    renderCard(pois, shown);
    await screen.findByText('Ready');
    expect(screen.queryByText('Where do you sleep?')).toBeNull();
  });
});
