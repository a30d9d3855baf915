import type { PoiPatch } from '@ooo/domain/pois/poi.schema';
import { addDays } from '@ooo/domain/shared/calendar-date';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockProcedures } from '../../../../testing/procedures.ts';
import { renderApp } from '../../../../testing/render.tsx';
import { usePois } from '../../../pois/api/use-pois.ts';
import { useItinerary } from '../../api/use-itinerary.ts';
import { Itinerary } from '../itinerary/itinerary.tsx';
import { TimeGrid } from '../time-grid.tsx';
import { DragArea } from './drag-area.tsx';

const trip = makeTrip();
const DAY_2 = date('2025-10-11');
const timed = { date: DAY_2, duration: 60 };
const palace = makePoi({ id: 1, name: 'Palace', ...timed, startTime: time('10:00') });
const tower = makePoi({ id: 2, name: 'Tower', ...timed, startTime: time('13:00') });
const park = makePoi({ id: 3, name: 'Park' });

const none = vi.fn<() => void>();
const actions = {
  onSelect: none,
  onDetails: none,
  onSetTime: none,
  onRemove: none,
  onShowFlights: none,
  onEdit: none,
  onUnschedule: none,
  onShowOnMap: none,
};

function Column() {
  const list = useItinerary(trip);
  if (list.state !== 'loaded') return null;
  return (
    <Itinerary
      trip={trip}
      itinerary={list.itinerary}
      day="all"
      isFiltered={false}
      selectedId={undefined}
      onDay={none}
      onAdd={none}
      onPlan={none}
      renderWeather={() => null}
      actions={actions}
    />
  );
}

function Grid() {
  const pois = usePois(trip.id).data ?? [];
  return (
    <TimeGrid
      trip={trip}
      date={DAY_2}
      pois={pois.filter((poi) => poi.date === DAY_2)}
      hours={undefined}
      now={undefined}
      selectedId={undefined}
      onAdd={none}
      {...actions}
    />
  );
}

function renderByHand(view = <Column />, more: Parameters<typeof mockProcedures>[0] = {}) {
  const patches: PoiPatch[] = [];
  const arranged = vi.fn<(items: unknown) => void>();
  mockProcedures({
    'pois.list': () => [palace, tower, park],
    'pois.update': ({ id, patch }) => {
      patches.push(patch as PoiPatch);
      const poi = [palace, tower, park].find((one) => one.id === id) ?? palace;
      return { ...poi, ...(patch as object) };
    },
    'schedule.arrange': ({ items }) => {
      arranged(items);
      return [];
    },
    'schedule.openingHours': () => [
      { poiId: tower.id, days: [{ date: addDays(DAY_2, 1), windows: [] }] },
    ],
    'trips.overview': () => [],
    'places.destination': () => null,
    ...more,
  });
  return { ...renderApp(<DragArea trip={trip}>{view}</DragArea>), patches, arranged };
}

/** Takes a place up by its handle. */
async function take({ user }: ReturnType<typeof renderByHand>, name: string) {
  const handle = await screen.findByRole('button', { name });
  handle.focus();
  await user.keyboard('{Enter}');
  await screen.findByText(/is picked up\.$/);
}

const said = (text: string | RegExp) =>
  screen.findByText(text, { selector: '[aria-live] *, [aria-live]' });

describe('moving by keyboard', () => {
  it('takes a stop to another day, and Undo takes it back', async () => {
    const view = renderByHand();
    await take(view, 'Move Palace');
    await view.user.keyboard('{ArrowRight}');
    expect(await said('Sun 12 Oct, 10:00 AM - 11:00 AM')).toBeInTheDocument();
    await view.user.keyboard('{Enter}');
    expect(await said('Palace: Sun 12 Oct, 10:00 AM - 11:00 AM.')).toBeInTheDocument();
    expect(view.patches).toEqual([{ date: addDays(DAY_2, 1), startTime: '10:00', duration: 60 }]);
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(view.arranged).toHaveBeenCalledWith([
        expect.objectContaining({ poiId: palace.id, date: DAY_2, startTime: '10:00' }),
      ]);
    });
  });

  it('takes it behind the next stop, and an idea between two', async () => {
    const view = renderByHand();
    await take(view, 'Move Palace');
    await view.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(view.patches).toEqual([{ date: DAY_2, startTime: '14:00', duration: 60 }]);
    });
  });

  it('takes an idea to the end of the last day, and a stop back to the ideas', async () => {
    const view = renderByHand();
    await take(view, 'Move Park');
    await view.user.keyboard('{ArrowUp} ');
    await waitFor(() => {
      expect(view.patches).toEqual([{ date: trip.endDate, startTime: '10:00', duration: 120 }]);
    });
    await take(view, 'Move Tower');
    await view.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(view.patches.at(-1)).toEqual({ date: null, startTime: null, duration: null });
    });
  });

  it('says why a place cannot go to a day, and leaves it where it was', async () => {
    const view = renderByHand();
    await take(view, 'Move Tower');
    await view.user.keyboard('{ArrowRight}');
    expect(await said('Closed on Sun 12 Oct.')).toBeInTheDocument();
    const day = within(screen.getByRole('region', { name: 'Day 3' }));
    expect(day.getByText('Closed on Sun 12 Oct.')).toBeInTheDocument();
    await view.user.keyboard('{Enter}');
    expect(await said('Tower stays where it was.')).toBeInTheDocument();
    expect(view.patches).toEqual([]);
  });

  it.each([
    ['Escape', '{Escape}'],
    ['leaving the handle', '{Tab}'],
  ])('leaves all as it was after %s', async (_, key) => {
    const view = renderByHand();
    await take(view, 'Move Palace');
    await view.user.keyboard(`{ArrowRight}${key}`);
    expect(await said('Palace stays where it was.')).toBeInTheDocument();
    await view.user.keyboard('{Enter}');
    expect(view.patches).toEqual([]);
  });

  it('leaves all as it was where another window takes over, or the place is gone', async () => {
    let pois = [palace, tower, park];
    const view = renderByHand(<Column />, { 'pois.list': () => pois });
    await take(view, 'Move Palace');
    await view.user.keyboard('{ArrowRight}');
    window.dispatchEvent(new Event('blur'));
    expect(await said('Palace stays where it was.')).toBeInTheDocument();

    await take(view, 'Move Tower');
    await view.user.keyboard('{ArrowLeft}');
    pois = [palace, park];
    await view.queryClient.invalidateQueries();
    expect(await said('Tower stays where it was.')).toBeInTheDocument();
    await view.user.keyboard('{Enter}');
    expect(view.patches).toEqual([]);
  });

  it('moves a block by quarters of an hour, and makes it longer', async () => {
    const view = renderByHand(<Grid />);
    await take(view, 'Move Palace');
    await view.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(view.patches).toEqual([{ date: DAY_2, startTime: '10:30', duration: 60 }]);
    });
    await take(view, 'Change how long Tower takes');
    await view.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(view.patches.at(-1)).toEqual({ date: DAY_2, startTime: '13:00', duration: 75 });
    });
  });
});

describe('moving by menu', () => {
  it('changes a stop with the next one in one step', async () => {
    const { user, arranged } = renderByHand();
    await user.click(await screen.findByRole('button', { name: 'What to do with Palace' }));
    expect(screen.queryByRole('menuitem', { name: 'Earlier' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Later' }));
    await waitFor(() => {
      expect(arranged).toHaveBeenCalledWith([
        expect.objectContaining({ poiId: tower.id, startTime: '10:00', planned: false }),
        expect.objectContaining({ poiId: palace.id, startTime: '13:00', planned: false }),
      ]);
    });
  });
});
