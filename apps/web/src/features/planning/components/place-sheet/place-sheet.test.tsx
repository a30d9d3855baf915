import type { Poi, PoiPatch } from '@ooo/domain/pois/poi.schema';
import type { HoursDays } from '@ooo/domain/scheduling/schedule.schema';
import { addDays, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeDestination } from '../../../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../../../testing/procedures.ts';
import { renderApp } from '../../../../testing/render.tsx';
import { usePois } from '../../../trip-data/api/use-pois.ts';
import { PlaceSheet } from './place-sheet.tsx';

/** Eleven days from a Friday, landing at 15:00: two Mondays, and a first day that begins at 17:00. */
const trip = makeTrip({
  endDate: date('2025-10-20'),
  flightDetails: { outbound: { arrivalTime: '15:00' } },
});
const CLOSED: ReadonlySet<string> = new Set(['2025-10-13', '2025-10-18', '2025-10-20']);

const palace = makePoi({
  name: 'Palace',
  openingHours: 'We-Mo 09:00-18:00',
  location: { neighborhood: 'Jongno', coordinates: [126.977, 37.579] },
  source: 'OpenStreetMap',
  sourceAsOf: date('2025-08-01'),
});
const lunch = makePoi({
  id: 2,
  name: 'Noodles',
  tag: 'eat',
  date: date('2025-10-11'),
  startTime: time('12:00'),
  duration: 60,
  location: { coordinates: [126.983, 37.574] },
});

/** 9:00 to 18:00, but on Mondays and on the last Saturday. */
const days: HoursDays = Array.from({ length: 11 }, (_, index) => {
  const day = addDays(trip.startDate, index);
  return { date: day, windows: CLOSED.has(day) ? [] : [{ openMin: 540, closeMin: 1080 }] };
});

interface Setting {
  readonly poi?: Poi;
  readonly day?: CalendarDate;
  readonly hours?: HoursDays;
  readonly update?: (patch: PoiPatch) => void;
}

function Sheet({ id, day, ...actions }: { id: number; day: CalendarDate | undefined } & Actions) {
  const poi = usePois(trip.id).data?.find((one) => one.id === id);
  return (
    <PlaceSheet
      trip={trip}
      poi={poi}
      date={day}
      renderNotes={() => 'What is noted'}
      renderContacts={() => 'Where it is'}
      {...actions}
    />
  );
}

interface Actions {
  readonly onClose: () => void;
  readonly onSetTime: (poi: Poi, day?: CalendarDate) => void;
  readonly onShowOnMap: (poi: Poi) => void;
}

function renderSheet({ poi = palace, day, hours = days, update }: Setting = {}) {
  const arranged = vi.fn<(items: unknown) => void>();
  const removed = vi.fn<(id: number) => void>();
  const pois = new Map([lunch, poi].map((one) => [one.id, one]));
  mockProcedures({
    'trips.overview': () => [],
    'places.destination': () => makeDestination([126.978, 37.566]),
    'airports.search': () => [],
    'airports.city': () => {
      throw new ProcedureError('NOT_FOUND', 'No such airport.');
    },
    'schedule.openingHours': () => [{ poiId: poi.id, days: hours }],
    'pois.list': () => [...pois.values()],
    'pois.update': ({ id, patch }) => {
      update?.(patch as PoiPatch);
      return { ...(pois.get(id as Poi['id']) ?? poi), ...(patch as Partial<Poi>) };
    },
    'pois.delete': ({ id }) => removed(id),
    'schedule.arrange': ({ items }) => {
      arranged(items);
      return [poi];
    },
  });
  const actions = {
    onClose: vi.fn<() => void>(),
    onSetTime: vi.fn<(poi: Poi, day?: CalendarDate) => void>(),
    onShowOnMap: vi.fn<(poi: Poi) => void>(),
  };
  const view = renderApp(<Sheet id={poi.id} day={day} {...actions} />);
  return { ...view, ...actions, arranged, removed };
}

const sheet = () => screen.findByRole('dialog');
const slots = (day: string) => screen.findByRole('group', { name: `Free times on ${day}` });
const textsOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('PlaceSheet', () => {
  it('shows what the place is, when it is open, and its source once', async () => {
    renderSheet({ day: date('2025-10-11') });
    const dialog = await sheet();
    expect(await within(dialog).findByRole('heading', { name: 'Palace' })).toBeVisible();
    expect(
      await within(dialog).findByText(/Attraction · Jongno · .* from the center/),
    ).toBeVisible();
    expect(await within(dialog).findByText('Sat 11 Oct: 9:00 AM - 6:00 PM')).toBeVisible();
    expect(within(dialog).getAllByText(/OpenStreetMap/)).toHaveLength(1);
    expect(dialog).toHaveTextContent('Source: OpenStreetMap');
    expect(dialog).toHaveTextContent('August 2025');
    expect(dialog).toHaveTextContent('What is noted');
    expect(dialog).toHaveTextContent('Where it is');
    expect(within(dialog).getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=37.579%2C126.977'),
    );
  });

  it('offers the free times of a day, and takes one with an Undo', async () => {
    const update = vi.fn<(patch: PoiPatch) => void>();
    const { user, arranged } = renderSheet({ day: date('2025-10-11'), update });
    const offered = await slots('Sat 11 Oct');
    expect(textsOf(offered)).toEqual([
      'Best: 9:00 AM',
      'After lunch, 1:15 PM',
      '4:00 PM',
      'Other time…',
    ]);
    await user.click(within(offered).getByRole('button', { name: '4:00 PM' }));
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith({
        date: '2025-10-11',
        startTime: '16:00',
        duration: 120,
      }),
    );
    expect(await screen.findByText('Palace: Sat 11 Oct, 4:00 PM')).toBeVisible();
    expect(within(offered).getByRole('button', { name: '4:00 PM', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(arranged).toHaveBeenCalledWith([
        {
          poiId: palace.id,
          date: null,
          startTime: null,
          duration: null,
          planned: false,
          from: { date: '2025-10-11', startTime: '16:00', duration: 120 },
        },
      ]),
    );
  });

  it('begins with the day of the place, else with the first that has room', async () => {
    const { unmount } = renderSheet({ poi: { ...palace, date: date('2025-10-12') } });
    expect(await screen.findByRole('button', { name: /Day 3/, pressed: true })).toBeVisible();
    unmount();
    renderSheet();
    expect(await screen.findByRole('button', { name: /Day 2/, pressed: true })).toBeVisible();
  });

  it('marks the days that have no time, and says why', async () => {
    const { user } = renderSheet();
    const monday = await screen.findByRole('button', { name: /Day 4/ });
    expect(monday).toHaveAccessibleDescription('Closed on Mondays.');
    expect(screen.getByRole('button', { name: /Day 9/ })).toHaveAccessibleDescription(
      'Closed on Sat 18 Oct.',
    );
    expect(screen.getByRole('button', { name: /Day 1 / })).toHaveAccessibleDescription(
      'Nothing free for 2 h on Fri 10 Oct.',
    );
    await user.click(monday);
    expect(screen.getAllByText('Closed on Mondays.').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /AM|PM/ })).not.toBeInTheDocument();
  });

  it('shows the time that the place has among the free ones, and takes it off', async () => {
    const update = vi.fn<(patch: PoiPatch) => void>();
    const poi = { ...palace, date: date('2025-10-12'), startTime: time('11:20') };
    const { user } = renderSheet({ poi, update });
    const offered = await slots('Sun 12 Oct');
    expect(within(offered).getByRole('button', { name: '11:20 AM', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unschedule' }));
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith({ date: null, startTime: null, duration: null }),
    );
    expect(await screen.findByText('No time yet')).toBeVisible();
  });

  it('leads to any other time of the chosen day', async () => {
    const { user, onSetTime } = renderSheet({ day: date('2025-10-12') });
    await user.click(await screen.findByRole('button', { name: 'Other time…' }));
    expect(onSetTime).toHaveBeenCalledWith(palace, '2025-10-12');
  });

  it('says that its hours are unknown', async () => {
    renderSheet({
      poi: { ...palace, openingHours: null },
      hours: days.map(({ date: day }) => ({ date: day, windows: null })),
    });
    expect(await screen.findByText('Hours unknown')).toBeVisible();
    expect(await screen.findByText(/check before you go/)).toBeVisible();
  });

  it('says what went wrong, and leaves the time as it was', async () => {
    const { user } = renderSheet({
      day: date('2025-10-11'),
      update: () => {
        throw new ProcedureError('RULE_VIOLATED', 'No.', { reason: 'after-departure' });
      },
    });
    const offered = await slots('Sat 11 Oct');
    await user.click(within(offered).getByRole('button', { name: 'Best: 9:00 AM' }));
    expect(await screen.findByText(/outside your trip's arrival/)).toBeVisible();
    expect(within(offered).getByRole('button', { name: 'Best: 9:00 AM' })).not.toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('offers no slots to a hotel', async () => {
    const { user, onSetTime } = renderSheet({ poi: { ...palace, tag: 'hotel' } });
    await user.click(await screen.findByRole('button', { name: 'Set time' }));
    expect(onSetTime).toHaveBeenCalled();
    expect(screen.queryByRole('group', { name: /Free times/ })).not.toBeInTheDocument();
  });

  it('shows the place on the map, and removes it', async () => {
    const { user, onClose, onShowOnMap, removed } = renderSheet();
    await user.click(await screen.findByRole('button', { name: 'View in Map' }));
    expect(onShowOnMap).toHaveBeenCalledWith(palace);
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(removed).toHaveBeenCalledWith(palace.id));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  });
});
