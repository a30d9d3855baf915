import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DayChoice } from '@ooo/domain/pois/day-filter';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { OutputOf } from '../../../lib/trpc.ts';
import { makeDestination } from '../../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { PlaceCard } from './place-card.tsx';

const cafe = makePoi({
  name: 'Cafe Onion',
  tag: 'drink',
  kind: 'cafe',
  location: { neighborhood: 'Anguk', coordinates: [126.985, 37.577] },
  openingHours: 'Mo-Su 07:00-22:00',
  source: 'OpenStreetMap',
  sourceAsOf: date('2025-08-01'),
});

const openDays = ['2025-10-10', '2025-10-11', '2025-10-12', '2025-10-13'].map((day) => ({
  date: date(day),
  windows: day === '2025-10-12' ? [] : [{ openMin: 420, closeMin: 1320 }],
}));

const hotel = makePoi({
  id: 8,
  name: 'Inn',
  tag: 'hotel',
  location: { coordinates: [126.978, 37.566] },
});

interface Options {
  readonly day?: DayChoice;
  readonly saved?: Poi[];
  readonly hours?: () => OutputOf<'schedule.openingHours'>;
}

function renderCard(poi: Poi, { day = 'all', saved = [], hours = () => [] }: Options = {}) {
  mockProcedures({
    'trips.overview': () => [],
    'places.destination': () => makeDestination([126.978, 37.566]),
    'pois.list': () => saved,
    'schedule.openingHours': hours,
  });
  const onSetTime = vi.fn<(poi: Poi) => void>();
  const onDetails = vi.fn<(poi: Poi) => void>();
  const onClose = vi.fn<() => void>();
  const view = renderApp(
    <PlaceCard
      trip={makeTrip()}
      poi={poi}
      day={day}
      onSetTime={onSetTime}
      onDetails={onDetails}
      onClose={onClose}
    />,
  );
  return { ...view, onSetTime, onDetails, onClose };
}

const hoursOf = () => screen.getByRole('list', { name: 'Opening hours' });

describe('PlaceCard', () => {
  it('shows what a place is and when it is open, with source and date', async () => {
    renderCard(cafe);
    const card = await screen.findByRole('region', { name: 'Cafe Onion' });
    await waitFor(() => expect(card).toHaveTextContent('Café · Anguk · 1.4 km from the center'));
    await waitFor(() => expect(hoursOf()).toHaveTextContent('Daily 7:00 AM - 10:00 PM'));
    expect(card).toHaveTextContent('OpenStreetMap, August 2025');
  });

  it('says how far it is from the hotel once there is one', async () => {
    renderCard(cafe, { saved: [hotel] });
    expect(await screen.findByText(/1.4 km from your hotel$/)).toBeVisible();
  });

  it.each<[string, Partial<Poi>, DayChoice, string]>([
    ['on the day of the visit', { date: date('2025-10-11') }, 'all', 'Sat 11 Oct: 7:00 AM'],
    ['on the day that the map shows', {}, date('2025-10-12'), 'Sun 12 Oct: Closed'],
    ['on the days of the trip', {}, 'all', 'Open Fri, Sat, Mon 7:00 AM - 10:00 PM; closed Sun'],
  ])('says when it is open %s', async (_, fields, day, expected) => {
    renderCard({ ...cafe, ...fields }, { day, hours: () => [{ poiId: cafe.id, days: openDays }] });
    await waitFor(() => expect(hoursOf()).toHaveTextContent(expected));
  });

  it('shows the source’s text if the hours of the days do not load', async () => {
    renderCard(cafe, {
      hours: () => {
        throw new ProcedureError('INTERNAL', 'no');
      },
    });
    await waitFor(() => expect(hoursOf()).toHaveTextContent('7:00 AM - 10:00 PM'));
  });

  it('says that hours are unknown, but not of a hotel', async () => {
    const { unmount } = renderCard({ ...cafe, openingHours: null });
    expect(await screen.findByText('Hours unknown')).toBeVisible();
    unmount();
    renderCard({ ...cafe, tag: 'hotel', openingHours: null });
    await screen.findByRole('region', { name: 'Cafe Onion' });
    expect(screen.queryByText('Hours unknown')).not.toBeInTheDocument();
  });

  it('offers to set a time, and shows day and time once there is one §2.50', async () => {
    const { user, onSetTime, unmount } = renderCard(cafe);
    await user.click(await screen.findByRole('button', { name: 'Set time' }));
    expect(onSetTime).toHaveBeenCalledWith(cafe);
    unmount();
    renderCard({ ...cafe, date: date('2025-10-11'), startTime: time('10:00') });
    expect(await screen.findByRole('button', { name: 'Day 2 10:00 AM' })).toBeVisible();
  });

  it('leads to the details of the place', async () => {
    const { user, onDetails } = renderCard(cafe);
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    expect(onDetails).toHaveBeenCalledWith(cafe);
  });

  it('leads to three maps', async () => {
    const { user } = renderCard(cafe);
    const google = await screen.findByRole('link', { name: 'Open in Google Maps' });
    expect(google).toHaveAttribute('href', expect.stringContaining('google.com/maps'));
    await user.click(screen.getByRole('button', { name: 'Other maps' }));
    const apple = await screen.findByRole('menuitem', { name: 'Open in Apple Maps' });
    expect(apple).toHaveAttribute('href', expect.stringContaining('ll=37.577%2C126.985'));
    const openStreetMap = screen.getByRole('menuitem', { name: 'Open in OpenStreetMap' });
    expect(openStreetMap).toHaveAttribute('href', expect.stringContaining('mlat=37.577'));
  });

  it('closes by its button and by Escape', async () => {
    const { user, onClose } = renderCard(cafe);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
