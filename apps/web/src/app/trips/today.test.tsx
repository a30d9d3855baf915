import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, within, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeDestination, makeWeatherDay } from '../../testing/fixtures.ts';
import { mockProcedures } from '../../testing/procedures.ts';
import { renderApp } from '../../testing/render.tsx';
import { Today } from './today.tsx';
import { useTripDialogs } from './use-trip-dialogs.ts';

const trip = makeTrip();
const DAY = date('2025-10-11');
const palace = makePoi({
  id: 1,
  name: 'Palace',
  date: DAY,
  startTime: time('10:00'),
  duration: 60,
  location: { coordinates: [126.977, 37.5796] },
});
const market = makePoi({
  id: 2,
  name: 'Market',
  date: DAY,
  startTime: time('13:00'),
  location: { coordinates: [126.9997, 37.57] },
});

function Screen() {
  const [dialogs] = useTripDialogs(null, () => {});
  return <Today trip={trip} dialogs={dialogs} onShowFlights={() => {}} />;
}

function renderAt(instant: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
  mockProcedures({
    'pois.list': () => [market, palace],
    'schedule.openingHours': () => [],
    'places.destination': () => makeDestination([126.978, 37.566]),
    'weather.batch': () => [{ ...makeWeatherDay('2025-10-11'), condition: 'rain' }],
  });
  return renderApp(<Screen />);
}

afterEach(() => vi.useRealTimers());

it('says what is next by the destination’s clock, when to leave, and what to bring', async () => {
  // 11:30 in Seoul.
  const { user } = renderAt('2025-10-11T02:30:00Z');
  await user.click(await screen.findByRole('button', { name: 'Today' }));
  const sheet = within(await screen.findByRole('dialog', { name: /^Today, Day 2/ }));
  expect(sheet.getByText('Next, at 1:00 PM')).toBeVisible();
  expect(sheet.getByText('Market')).toBeVisible();
  expect(sheet.getByText(/^Leave at 12:\d\d PM$/)).toBeVisible();
  expect(sheet.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    expect.stringContaining('37.57%2C126.9997'),
  );
  expect(await sheet.findByText('An umbrella or a rain jacket')).toBeVisible();
});

it('says that it is time to leave, and later that nothing more is planned', async () => {
  const { user, unmount } = renderAt('2025-10-11T03:55:00Z');
  await user.click(await screen.findByRole('button', { name: 'Today' }));
  expect(await screen.findByText('Time to leave')).toBeVisible();
  unmount();
  const evening = renderAt('2025-10-11T12:00:00Z');
  await evening.user.click(await screen.findByRole('button', { name: 'Today' }));
  expect(await screen.findByText('Nothing more planned for today.')).toBeVisible();
});

it('shows nothing before the trip', async () => {
  renderAt('2025-10-09T14:59:00Z');
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});
