import type { Poi, PoiPatch } from '@ooo/domain/pois/poi.schema';
import { date, time } from '@ooo/domain/testing/literals';
import { makeOverview } from '@ooo/domain/testing/make-overview';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePois } from '../../../trip-data/api/use-pois.ts';
import { makeDestination } from '../../../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../../../testing/procedures.ts';
import { renderApp } from '../../../../testing/render.tsx';
import { PHONE_QUERY } from '../../../../components/use-is-phone.ts';
import { CalendarView } from './calendar-view.tsx';

const trip = makeTrip({ flightDetails: { outbound: { arrivalTime: '15:00' } } });
const palace = makePoi({
  name: 'Palace',
  date: date('2025-10-11'),
  startTime: time('10:00'),
  duration: 120,
  location: { coordinates: [126.977, 37.5796] },
});
const tower = makePoi({
  id: 2,
  name: 'Tower',
  date: date('2025-10-11'),
  startTime: time('13:00'),
  duration: 60,
  location: { coordinates: [126.9882, 37.5512] },
});

const actions = {
  selectedId: undefined,
  onSelect: vi.fn<() => void>(),
  onDate: vi.fn<() => void>(),
  onSetTime: vi.fn<() => void>(),
  onDetails: vi.fn<(poi: Poi) => void>(),
  onSettings: vi.fn<() => void>(),
  onAdd: vi.fn<() => void>(),
  onPlan: vi.fn<() => void>(),
  onDiscover: vi.fn<() => void>(),
  onShowOnMap: vi.fn<() => void>(),
  onShowFlights: vi.fn<() => void>(),
  onShowDay: vi.fn<() => void>(),
  span: 'month' as const,
  onSpan: vi.fn<() => void>(),
  renderWeather: (day: string) => `The weather of ${day}`,
  renderNotes: (day: string) => `What is on on ${day}`,
  overview: 'What to expect',
};

function Screen({ day }: { readonly day: string }) {
  const pois = usePois(trip.id).data ?? [];
  return <CalendarView trip={trip} pois={pois} date={date(day)} {...actions} />;
}

function renderCalendar(day: string, more: Parameters<typeof mockProcedures>[0] = {}) {
  const patches: PoiPatch[] = [];
  const arranged = vi.fn<(items: unknown) => void>();
  mockProcedures({
    'trips.overview': () => [],
    'overview.get': () => makeOverview(),
    'schedule.openingHours': () => [],
    'pois.list': () => [palace, tower],
    'pois.update': ({ patch }) => {
      patches.push(patch as PoiPatch);
      return { ...palace, date: null, startTime: null, duration: null };
    },
    'schedule.arrange': (input) => {
      arranged(input.items);
      return [palace];
    },
    'places.destination': () => null,
    'airports.search': () => [
      {
        iata: 'ICN',
        name: 'Incheon International',
        city: 'Seoul',
        cityNames: { en: 'Seoul' },
        country: 'KR',
        flag: '🇰🇷',
      },
    ],
    'airports.city': () => ({
      cityName: 'Seoul',
      cityNames: { en: 'Seoul' },
      cityCode: 'SEL',
      country: 'South Korea',
      countryCode: 'KR',
      zone: 'Asia/Seoul',
      coordinates: [126.45, 37.46],
    }),
    ...more,
  });
  return { patches, arranged, ...renderApp(<Screen day={day} />) };
}

const dayOf = (day: number) => screen.getByRole('button', { name: `${day} October 2025` });

describe('CalendarView', () => {
  it('shows the day by the hour, with the travel between two visits', async () => {
    renderCalendar('2025-10-11');
    const day = await screen.findByRole('region', { name: 'Saturday, October 11' });
    expect(
      await within(day).findByRole('button', { name: 'Palace 10:00 AM - 12:00 PM' }),
    ).toBeInTheDocument();
    expect(within(day).getByText(/^\d+ min$/)).toBeInTheDocument();
  });

  it('can show no day outside the trip §5.30', async () => {
    const { user } = renderCalendar('2025-10-11');
    actions.onDate.mockClear();
    await screen.findByRole('button', { name: '10 October 2025' });
    for (const inside of [10, 11, 12, 13]) expect(dayOf(inside)).toBeEnabled();
    for (const outside of [1, 9, 14, 31]) expect(dayOf(outside)).toBeDisabled();
    await user.click(dayOf(14));
    expect(actions.onDate).not.toHaveBeenCalled();
    await user.click(dayOf(13));
    expect(actions.onDate).toHaveBeenCalledWith('2025-10-13');
  });

  it('shows a strip of days over the day on a phone, and the month on request §2.65', async () => {
    const wide = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(wide(query), { matches: query === PHONE_QUERY }),
    );
    const { user } = renderCalendar('2025-10-11');
    const strip = within(await screen.findByRole('group', { name: 'Days of the trip' }));
    expect(strip.getByRole('button', { pressed: true })).toHaveAccessibleName(
      /^Sat 11, Day 2, Saturday/,
    );
    await user.click(strip.getByRole('button', { name: /, Day 3,/ }));
    expect(actions.onDate).toHaveBeenLastCalledWith('2025-10-12');
    expect(screen.queryByText('October 2025')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the month' }));
    expect(screen.getByText('October 2025')).toBeVisible();
    vi.mocked(window.matchMedia).mockRestore();
  });

  it('adds an event at a free hour, by press and by the arrows §2.68', async () => {
    const { user } = renderCalendar('2025-10-11');
    await user.click(await screen.findByRole('button', { name: 'Add event at 4:00 PM' }));
    expect(actions.onAdd).toHaveBeenLastCalledWith('2025-10-11', '16:00');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(actions.onAdd).toHaveBeenLastCalledWith('2025-10-11', '17:00');
  });

  it('counts only what auto-plan would plan, and lists all unscheduled places', async () => {
    const near = makePoi({ id: 5, location: { coordinates: [126.995, 37.579] } });
    const beach = makePoi({ id: 6, name: 'Haeundae', location: { coordinates: [129.16, 35.159] } });
    let saved = [near, beach];
    const { user, unmount } = renderCalendar('2025-10-11', {
      'places.destination': () => makeDestination([126.978, 37.566]),
      'pois.list': () => saved,
    });
    const ideas = within(await screen.findByRole('region', { name: 'Places without a time' }));
    expect(await ideas.findByText('2 places without a time')).toBeVisible();
    expect(ideas.getByRole('button', { name: 'Set time for Haeundae' })).toBeVisible();
    await user.click(await ideas.findByRole('button', { name: 'Auto-plan 1' }));
    expect(actions.onPlan).toHaveBeenCalledOnce();
    unmount();
    saved = [beach];
    renderCalendar('2025-10-11', {
      'places.destination': () => makeDestination([126.978, 37.566]),
      'pois.list': () => saved,
    });
    expect(await screen.findByText('1 place without a time')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Auto-plan/ })).not.toBeInTheDocument(),
    );
  });

  it('shows the weather at the head of the day and of each card', async () => {
    renderCalendar('2025-10-11');
    const day = await screen.findByRole('region', { name: 'Saturday, October 11' });
    expect(within(day).getByText('The weather of 2025-10-11')).toBeVisible();
    for (const [number, date] of ['2025-10-10', '2025-10-11', '2025-10-12'].entries()) {
      const card = screen.getByRole('article', { name: `Day ${number + 1}` });
      expect(card).toHaveTextContent(`The weather of ${date}`);
    }
  });

  it('has the overview under the month, and events under each day §2.66', async () => {
    renderCalendar('2025-10-11');
    expect(await screen.findByText('What to expect')).toBeVisible();
    const day = await screen.findByRole('region', { name: 'Saturday, October 11' });
    expect(within(day).getByText('What is on on 2025-10-11')).toBeVisible();
    const card = screen.getByRole('article', { name: 'Day 3' });
    expect(card).toHaveTextContent('What is on on 2025-10-12');
  });

  it('rings the days of the month with an event', async () => {
    const { user } = renderCalendar('2025-10-11');
    const name = 'Sat 11 Oct 2025: Public holiday: Sports Day, Event: Lantern Festival';
    const marked = await screen.findByRole('button', { name });
    expect(
      screen.getByRole('button', { name: 'Fri 10 Oct 2025: Event: Lantern Festival' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: '12 October 2025' })).toBeVisible();
    await user.click(marked);
    expect(actions.onDate).toHaveBeenLastCalledWith('2025-10-11');
  });

  it('offers no hour before the flight allows it', async () => {
    renderCalendar('2025-10-10');
    const hours = await screen.findByRole('group', { name: 'Free hours' });
    const [first] = within(hours).getAllByRole('button');
    expect(first).toHaveAccessibleName('Add event at 5:00 PM');
  });

  it('opens the day of a card of the agenda, and marks the one that is shown §1.17 §2.67', async () => {
    const { user } = renderCalendar('2025-10-11');
    const agenda = await screen.findByRole('region', { name: 'Trip Agenda' });
    const second = within(agenda).getByRole('button', { name: 'Day 2 Sat 11 Oct' });
    expect(second).toHaveAttribute('aria-current', 'date');
    const third = within(agenda).getByRole('button', { name: 'Day 3 Sun 12 Oct' });
    expect(third).not.toHaveAttribute('aria-current');
    await user.click(third);
    expect(actions.onDate).toHaveBeenCalledWith('2025-10-12');
  });

  it('says in the agenda which days have no plans §2.67', async () => {
    renderCalendar('2025-10-11');
    const agenda = await screen.findByRole('region', { name: 'Trip Agenda' });
    expect(within(agenda).getAllByRole('article')).toHaveLength(4);
    const third = within(agenda).getByRole('article', { name: 'Day 3' });
    expect(within(third).getByText('No plans for Sunday yet.')).toBeInTheDocument();
  });

  it('leads from an airport event to the flights §4.41', async () => {
    const { user } = renderCalendar('2025-10-10');
    await user.click(await screen.findByRole('button', { name: /^Arrival at Incheon/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'See the flights' }));
    expect(actions.onShowFlights).toHaveBeenCalledOnce();
  });

  it('opens the settings for an airport event §4.41', async () => {
    const { user } = renderCalendar('2025-10-10');
    const name = 'Arrival at Incheon International 3:00 PM';
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.queryByRole('menuitem', { name: 'Unschedule' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(actions.onSettings).toHaveBeenCalled();
  });

  it('leads to the details of a place', async () => {
    const { user } = renderCalendar('2025-10-11');
    await user.click(await screen.findByRole('button', { name: 'Palace 10:00 AM - 12:00 PM' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Details' }));
    expect(actions.onDetails.mock.calls[0]?.[0].name).toBe('Palace');
  });

  it('says that a visit could not be unscheduled §8.12', async () => {
    const { user } = renderCalendar('2025-10-11', {
      'pois.update': () => {
        throw new ProcedureError('INTERNAL', 'Broken.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Palace 10:00 AM - 12:00 PM' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Unschedule' }));
    expect(
      await screen.findByText('Failed to unschedule the item. Please try again.'),
    ).toBeInTheDocument();
    expect(
      await screen.findByRole('button', { name: 'Palace 10:00 AM - 12:00 PM' }),
    ).toBeInTheDocument();
  });

  it('says that an unscheduled visit could not be restored §8.13', async () => {
    const { user } = renderCalendar('2025-10-11', {
      'schedule.arrange': () => {
        throw new ProcedureError('INTERNAL', 'Broken.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Palace 10:00 AM - 12:00 PM' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Unschedule' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Failed to restore schedule. Please try again.'),
    ).toBeInTheDocument();
  });

  it('unschedules a visit, and undo restores it §2.68 §4.32 §8.51', async () => {
    const { user, patches, arranged } = renderCalendar('2025-10-11');
    await user.click(await screen.findByRole('button', { name: 'Palace 10:00 AM - 12:00 PM' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Unschedule' }));
    await waitFor(() => expect(patches).toEqual([{ date: null, startTime: null, duration: null }]));
    expect(await screen.findByText('Unscheduled')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(arranged).toHaveBeenCalledWith([
        {
          poiId: 1,
          date: '2025-10-11',
          startTime: '10:00',
          duration: 120,
          planned: false,
          from: { date: null, startTime: null, duration: null },
        },
      ]),
    );
  });
});
