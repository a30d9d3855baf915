import type { PoiPatch } from '@ooo/domain/pois/poi.schema';
import { addDays } from '@ooo/domain/shared/calendar-date';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { mockProcedures } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { useItinerary } from '../api/use-itinerary.ts';
import { Itinerary } from '../components/days/itinerary.tsx';
import { TimeGrid } from '../components/calendar/time-grid.tsx';
import { DragArea } from '../components/by-hand/drag-area.tsx';

export const trip = makeTrip();
export const DAY_2 = date('2025-10-11');
const timed = { date: DAY_2, duration: 60 };
export const palace = makePoi({ id: 1, name: 'Palace', ...timed, startTime: time('10:00') });
export const tower = makePoi({ id: 2, name: 'Tower', ...timed, startTime: time('13:00') });
export const park = makePoi({ id: 3, name: 'Park' });

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

export function Grid() {
  const pois = usePois(trip.id).data ?? [];
  return (
    <TimeGrid
      trip={trip}
      dates={[DAY_2]}
      pois={pois}
      hours={undefined}
      now={undefined}
      selectedId={undefined}
      onAdd={none}
      {...actions}
    />
  );
}

interface ByHand {
  readonly view?: ReactNode;
  /** Server answers other than the usual ones. */
  readonly more?: Parameters<typeof mockProcedures>[0];
}

/** The column, or what is given, with three places: two of the second day and one without a time. */
export function renderByHand({ view = <Column />, more = {} }: ByHand = {}) {
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

/** Picks a place up by its handle. */
export async function take({ user }: Pick<ReturnType<typeof renderByHand>, 'user'>, name: string) {
  const handle = await screen.findByRole('button', { name });
  handle.focus();
  await user.keyboard('{Enter}');
  await screen.findByText(/is picked up\.$/);
}

/** What is read out. */
export const said = (text: string | RegExp) =>
  screen.findByText(text, { selector: '[aria-live] *, [aria-live]' });
