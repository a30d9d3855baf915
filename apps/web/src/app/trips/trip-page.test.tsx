import { date, time } from '@ooo/domain/testing/literals';
import type { AutoPlanAnswer } from '@ooo/domain/scheduling/schedule.schema';
import { PoiId } from '@ooo/domain/shared/ids';
import { makeOverview } from '@ooo/domain/testing/make-overview';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import type { FlightDetails } from '@ooo/domain/trips/trip.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PHONE_QUERY } from '../../components/use-is-phone.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useAtomValue } from '../../lib/jotai.ts';
import { makeClimateDay, makeConfig, makeWeatherDay } from '../../testing/fixtures.ts';
import { trpc } from '../../lib/trpc.ts';
import { mockProcedures, ProcedureError } from '../../testing/procedures.ts';
import { renderApp } from '../../testing/render.tsx';
import { Dialogs } from '../layout/dialogs.tsx';
import { TripPage } from './trip-page.tsx';

const trip = makeTrip();

/** What would be printed. */
const sheets = () =>
  screen.queryAllByTestId('print-sheet').filter(({ style }) => style.display !== 'none');

const FLIGHTS: FlightDetails = {
  asOf: date('2025-09-01'),
  outbound: {
    seatNumber: '34A',
    segments: [
      {
        flightNumber: 'KE82',
        airline: 'Korean Air',
        from: 'JFK',
        to: 'ICN',
        departureDate: date('2025-10-09'),
        departureTime: time('14:00'),
        departureZone: 'America/New_York',
        arrivalDate: date('2025-10-10'),
        arrivalTime: time('17:30'),
        arrivalZone: 'Asia/Seoul',
      },
    ],
  },
  return: { flightNumber: 'KE81', departureTime: time('19:30'), arrivalTime: '21:00' },
};

const AIRPORTS: Parameters<typeof mockProcedures>[0] = {
  'airports.search': () => [],
  'airports.city': ({ airportCode }) => ({
    cityName: airportCode === 'ICN' ? 'Seoul' : 'New York',
    cityNames: airportCode === 'ICN' ? { en: 'Seoul', ko: '서울' } : { en: 'New York' },
    cityCode: 'XXX',
    country: 'X',
    countryCode: 'XX',
    zone: 'Asia/Seoul',
    coordinates: [0, 0],
  }),
};

const PLAN: AutoPlanAnswer = {
  items: [
    ['Palace', 1, '10:00'],
    ['Market', 2, '13:00'],
  ].map(([name, id, start]) => ({
    poiId: PoiId.parse(id),
    name: String(name),
    date: date('2025-10-11'),
    startTime: time(String(start)),
    duration: 60,
    travelMin: 0,
    reason: 'First stop of the day.',
  })),
  unplaced: [],
  days: [],
  summary: 'All 2 fit.',
  conflicts: [],
};

function OpenDialog() {
  const dialog = useAtomValue(openDialogAtom);
  return dialog && <Dialogs dialog={dialog} user={null} />;
}

function renderPage(path: string, more: Parameters<typeof mockProcedures>[0] = {}) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'trips.get': () => trip,
    'trips.overview': () => [],
    'pois.list': () => [makePoi({ name: 'Palace' }), makePoi({ id: 2, name: 'Market' })],
    'schedule.openingHours': () => [],
    'places.destination': () => null,
    'weather.batch': () => [makeWeatherDay('2025-10-10'), makeClimateDay('2025-10-12')],
    'overview.get': () => makeOverview(),
    'places.recommendations': () => ({ recommendations: [], hasMore: false, unreachable: [] }),
    ...more,
  });
  return renderApp(
    <>
      <TripPage tripId={trip.id} />
      <OpenDialog />
    </>,
    { path },
  );
}

const tab = (name: string) => screen.findByRole('button', { name });

const itinerary = async () => within(await screen.findByRole('region', { name: 'Itinerary' }));
const listedDays = async () =>
  (await itinerary()).getAllByRole('region', { name: /^Day/ }).map((day) => day.ariaLabel);

describe('TripPage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('opens the tab that the address names §2.3 §2.16', async () => {
    renderPage('/trip/1000001?view=saved');
    expect(await tab('Places')).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('article', { name: 'Palace' })).toBeInTheDocument();
  });

  it('goes to the calendar by the dates and to the places by their number §2.14 §2.19', async () => {
    const { user, router } = renderPage('/trip/1000001?view=discover');
    await user.click(await screen.findByRole('button', { name: 'Oct 10 - Oct 13, 2025' }));
    expect(router.state.location.search).toBe('?view=calendar');
    expect(await screen.findByRole('region', { name: 'Trip Agenda' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: '2 places' }));
    expect(router.state.location.search).toBe('?view=saved');
  });

  it('keeps a tab as it was left, and hides it while another is shown', async () => {
    const { user } = renderPage('/trip/1000001?view=discover');
    const search = { name: 'Search places' };
    await user.type(await screen.findByRole('combobox', search), 'tea');
    await user.click(screen.getByRole('button', { name: 'Packing' }));
    expect(await screen.findByRole('heading', { name: /packing/i })).toBeVisible();
    expect(screen.queryByRole('combobox', search)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discover' }));
    expect(await screen.findByRole('combobox', search)).toHaveValue('tea');
  });

  it('prints the sheet of the tab that is shown, and no other', async () => {
    const { user } = renderPage('/trip/1000001?view=calendar');
    await waitFor(() => expect(sheets()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Discover' }));
    await waitFor(() => expect(sheets()).toHaveLength(0));
    await user.click(screen.getByRole('button', { name: 'Calendar' }));
    await waitFor(() => expect(sheets()).toHaveLength(1));
  });

  it('goes to the map by the destination §2.18', async () => {
    const { user, router } = renderPage('/trip/1000001?view=saved');
    await user.click(await screen.findByRole('button', { name: 'Seoul' }));
    expect(router.state.location.search).toBe('');
    expect(await screen.findByRole('region', { name: 'Map of Seoul' })).toBeInTheDocument();
  });

  it('has a search, a block of recommendations and eight categories to discover §2.61', async () => {
    const { user } = renderPage('/trip/1000001?view=discover');
    expect(await screen.findByRole('combobox', { name: 'Search places' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recommended' })).toBeVisible();
    const categories = within(screen.getByRole('list', { name: 'Categories' }));
    expect(categories.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Top Restaurants',
      'Trending Restaurants',
      'Local Cafes',
      'Popular Bars',
      'More Attractions',
      'Hidden Gems',
      'Parks & Gardens',
      'Hiking Trails',
    ]);
    await user.click(categories.getByRole('button', { name: 'Hiking Trails' }));
    expect(await screen.findByRole('dialog', { name: 'Hiking Trails' })).toBeVisible();
  });

  it('searches places in a drawer on a phone §2.48', async () => {
    const ask = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(ask(query), { matches: query === PHONE_QUERY }),
    );
    const { user } = renderPage('/trip/1000001');
    await user.click(await screen.findByRole('button', { name: 'Search Places' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Search Places' }));
    expect(drawer.getByRole('combobox', { name: 'Search places' })).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Top Restaurants' })).toBeVisible();
  });

  it('shows the day of the address in the calendar, and only a day of the trip', async () => {
    const { user, router } = renderPage('/trip/1000001?view=calendar&day=2025-10-12');
    const name = 'Sunday, October 12';
    expect(await screen.findByRole('region', { name })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(router.state.location.search).toContain(date('2025-10-13'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next day' })).toBeDisabled());
  });

  it('leads from the temperatures of the trip to the weather of its days §2.14 §9.19', async () => {
    const { user } = renderPage('/trip/1000001');
    await user.click(await screen.findByRole('button', { name: 'Weather 45–68°F' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Weather in Seoul' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows the weather at the head of the day and on its card in the agenda §1.11', async () => {
    renderPage('/trip/1000001?view=calendar&day=2025-10-12');
    const day = within(await screen.findByRole('region', { name: 'Sunday, October 12' }));
    expect(await day.findByText('45–64°F')).toBeVisible();
    const agenda = within(screen.getByRole('region', { name: 'Trip Agenda' }));
    const cardOf = (name: string) => agenda.getByRole('article', { name });
    expect(cardOf('Day 1')).toHaveTextContent('Clear50–68°FForecast');
    expect(cardOf('Day 2')).not.toHaveTextContent('°F');
    expect(cardOf('Day 3')).toHaveTextContent('45–64°FClimate');
  });

  it('discovers places of a category from the calendar §2.69', async () => {
    const { user } = renderPage('/trip/1000001?view=calendar');
    await user.click(await screen.findByRole('button', { name: 'Discover Places' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Local Cafes' }));
    expect(await screen.findByRole('dialog', { name: 'Local Cafes' })).toBeVisible();
  });

  it('takes a place of one’s own with a point on a map around the hotel', async () => {
    const created: unknown[] = [];
    const hotel = makePoi({
      name: 'Inn',
      tag: 'hotel',
      location: { coordinates: [127.05, 37.56] },
    });
    const { user } = renderPage('/trip/1000001?view=saved', {
      'pois.list': () => [hotel],
      'pois.create': (input) => {
        created.push(input);
        return makePoi({ id: 9, name: input.name });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add, import or export places' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add a place of your own' }));
    await user.type(await screen.findByLabelText(/^Name/), 'Home');
    // The map is loaded after the dialog is there.
    const map = await screen.findByRole('application', { name: /^Map for choosing a point/ });
    map.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Coordinates')).toHaveValue('37.56000, 127.05000');
    await user.click(screen.getByRole('button', { name: 'Save place' }));
    expect(await screen.findByText('Place saved')).toBeVisible();
    expect(created).toEqual([
      expect.objectContaining({ location: { coordinates: [127.05, 37.56] } }),
    ]);
  });

  const DAY_2 = date('2025-10-11');
  const tower = makePoi({ name: 'Tower', date: DAY_2, startTime: time('15:00') });
  const palace = makePoi({ id: 2, name: 'Palace', date: DAY_2, startTime: time('09:00') });
  const market = makePoi({ id: 3, name: 'Market' });

  it('lists the stops of each day in order, and the places without a day', async () => {
    renderPage('/trip/1000001', { 'pois.list': () => [tower, palace, market] });
    const day = within(await (await itinerary()).findByRole('region', { name: 'Day 2' }));
    const stops = day.getAllByRole('button', { name: /^Stop \d/ });
    expect(stops.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Stop 1:.*9:00 AM.*Palace/),
      expect.stringMatching(/^Stop 2:.*3:00 PM.*Tower/),
    ]);
    const ideas = within((await itinerary()).getByRole('region', { name: /without a time/ }));
    expect(ideas.getByRole('button', { name: /^Market/ })).toBeVisible();
  });

  it('lists one day, where the map has one §2.45', async () => {
    const { user } = renderPage('/trip/1000001?day=2025-10-11', {
      'pois.list': () => [tower, palace, market],
    });
    await waitFor(async () => expect(await listedDays()).toEqual(['Day 2']));
    await user.click(screen.getByRole('button', { name: 'All Days' }));
    await waitFor(async () => expect(await listedDays()).toHaveLength(4));
  });

  it('opens the calendar on the day of the place that is selected on the map', async () => {
    const { user, router } = renderPage('/trip/1000001', {
      'pois.list': () => [tower, palace, market],
    });
    await user.click(await (await itinerary()).findByRole('button', { name: /^Stop 2/ }));
    expect(router.state.location.search).toBe('?place=1');
    await user.click(await tab('Calendar'));
    expect(await screen.findByRole('region', { name: 'Saturday, October 11' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Tower/ })).toHaveAttribute('data-selected');
  });

  it('shows the day of a place that is not on the day that was shown §2.46', async () => {
    const { user, router } = renderPage('/trip/1000001?day=unassigned', {
      'pois.list': () => [tower, palace, market],
    });
    await user.click(await (await itinerary()).findByRole('button', { name: /^Market/ }));
    expect(router.state.location.search).toBe('?day=unassigned&place=3');
    expect(document.title).toBe('Seoul in October · Map');
  });

  it('adds no history entry for a change of tab or day §2.16', async () => {
    const { user, router } = renderPage('/trip/1000001');
    await user.click(await tab('Calendar'));
    await user.click(await tab('Places'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('has the shape of the content while the trip, or only its places, are loaded', async () => {
    const waiting: (() => void)[] = [];
    const held = <T,>(answer: T) =>
      new Promise<T>((resolve) => waiting.push(() => resolve(answer)));
    const answerAll = () => waiting.splice(0).forEach((answer) => answer());
    const { container, queryClient } = renderPage('/trip/1000001', {
      'trips.get': () => held(trip),
      'pois.list': () => held([palace]),
    });
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(container.querySelectorAll('[aria-busy] > .mantine-Skeleton-root')).toHaveLength(3);
    answerAll();
    expect(await (await itinerary()).findByRole('button', { name: /^Stop 1/ })).toBeVisible();
    expect(screen.queryByText('Loading the itinerary')).not.toBeInTheDocument();

    void queryClient.resetQueries({ queryKey: getQueryKey(trpc.pois.list) });
    expect(await screen.findByText('Loading the itinerary')).toBeInTheDocument();
    await waitFor(() => expect(waiting).toHaveLength(1));
    answerAll();
    expect(await (await itinerary()).findByRole('button', { name: /^Stop 1/ })).toBeVisible();
  });

  it('tells a tip about places only where there are some', async () => {
    const places = [palace];
    const { queryClient } = renderPage('/trip/1000001', { 'pois.list': () => [...places] });
    expect(await screen.findByRole('complementary', { name: 'Tip' })).toBeInTheDocument();
    places.pop();
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.pois.list) });
    await waitFor(() => {
      expect(screen.queryByRole('complementary', { name: 'Tip' })).not.toBeInTheDocument();
    });
    expect((await itinerary()).queryByRole('button', { name: /^Stop 1/ })).not.toBeInTheDocument();
  });

  it('says that there is no such trip §2.3', async () => {
    renderPage('/trip/1000001', {
      'trips.get': () => {
        throw new ProcedureError('NOT_FOUND', 'There is no such trip.');
      },
    });
    expect(await screen.findByText('We couldn’t find this trip')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your trips' })).toHaveAttribute('href', '/');
  });

  it('shows the flights by the clocks of their airports, and as of when §3.7', async () => {
    const flown = makeTrip({ flightDetails: FLIGHTS });
    const { user } = renderPage('/trip/1000001', {
      'trips.get': () => flown,
      ...AIRPORTS,
    });
    await user.click(await screen.findByRole('button', { name: '2 flights' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Flights' }));
    const there = within(dialog.getByRole('region', { name: 'Outbound' }));
    expect(there.getByText('KE82 · Korean Air')).toBeVisible();
    expect(there.getByText('2:00 PM')).toBeVisible();
    expect(there.getByText('5:30 PM')).toBeVisible();
    expect(there.getByText('1 day later')).toBeInTheDocument();
    expect(there.getByText('Fri 10 Oct 2025')).toBeVisible();
    expect(there.getByText('34A')).toBeVisible();
    expect(await there.findByText('Seoul is 13 h ahead of New York.')).toBeVisible();
    const back = within(dialog.getByRole('region', { name: 'Return' }));
    expect(back.getByText('7:30 PM')).toBeVisible();
    expect(back.queryByText(/later/)).not.toBeInTheDocument();
    expect(dialog.getByText(/From your tickets, as of Mon 1 Sept? 2025\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add a ticket' }));
    expect(await screen.findByRole('dialog', { name: /Add a ticket to/ })).toBeVisible();
  });

  it('names the cities of flights as the traveller does, else in English', async () => {
    await changeLanguage('ko');
    const flown = makeTrip({ flightDetails: FLIGHTS });
    const { user } = renderPage('/trip/1000001', { 'trips.get': () => flown, ...AIRPORTS });
    await user.click(await screen.findByRole('button', { name: '항공편 2개' }));
    const there = within(await screen.findByRole('region', { name: '가는 편' }));
    expect(await there.findByText('서울: New York보다 13시간 빨라요.')).toBeVisible();
    expect(there.getByText('ICN').parentElement).toHaveTextContent('ICN 서울');
  });

  it('shows no flights if there are none', async () => {
    renderPage('/trip/1000001');
    expect(await screen.findByRole('button', { name: '2 places' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /flights?$/ })).not.toBeInTheDocument();
  });

  it('says at one more ticket whether the installation has an assistant', async () => {
    const { user } = renderPage('/trip/1000001', {
      'app.config': () => makeConfig({ assistant: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a ticket' }));
    expect(await screen.findByText(/Anthropic’s assistant/)).toBeVisible();
  });

  it('shows a plan in column and calendar before it is applied, and nothing of it after Cancel', async () => {
    const ask = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(ask(query), { matches: query.includes('min-width') }),
    );
    const { user } = renderPage('/trip/1000001?view=calendar&day=2025-10-11', {
      'schedule.autoPlan': () => PLAN,
    });
    await user.click(await screen.findByRole('button', { name: 'Auto-plan 2' }));
    const plan = within(await screen.findByRole('region', { name: 'Auto-plan' }));
    expect(await screen.findByRole('button', { name: /^Palace .*suggested$/ })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Itinerary' })).not.toBeInTheDocument();
    await user.click(plan.getByRole('checkbox', { name: 'Add Palace' }));
    expect(screen.queryByRole('button', { name: /^Palace .*suggested$/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Market .*suggested$/ })).toBeInTheDocument();
    await user.click(plan.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('region', { name: 'Itinerary' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /suggested$/ })).not.toBeInTheDocument();
  });

  it('begins with the week and its map where there is room, and remembers a hidden map', async () => {
    const ask = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(ask(query), { matches: query.includes('min-width') }),
    );
    const address = '/trip/1000001?view=calendar&day=2025-10-11';
    const { user, unmount } = renderPage(address);
    const map = { name: 'Map of Seoul' };
    await screen.findByRole('region', { name: /^Week, / });
    expect(await screen.findByRole('region', map)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Trip Agenda' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Hide map' }));
    expect(screen.queryByRole('region', map)).not.toBeInTheDocument();
    unmount();
    const { router } = renderPage(address);
    await screen.findByRole('region', { name: /^Week, / });
    expect(screen.queryByRole('region', map)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show map beside the calendar' }));
    expect(await screen.findByRole('region', map)).toBeInTheDocument();
    await user.click(screen.getByText('Month'));
    expect(await screen.findByRole('region', { name: 'Trip Agenda' })).toBeInTheDocument();
    expect(screen.queryByRole('region', map)).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?view=calendar&day=2025-10-11&span=month');
    vi.mocked(window.matchMedia).mockRestore();
  });
});
