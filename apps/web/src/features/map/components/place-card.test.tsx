import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Poi } from '@ooo/domain/pois/poi.schema';
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

function renderCard(poi: Poi) {
  const onSetTime = vi.fn<(poi: Poi) => void>();
  const onClose = vi.fn<() => void>();
  const view = renderApp(
    <PlaceCard trip={makeTrip()} poi={poi} onSetTime={onSetTime} onClose={onClose} />,
  );
  return { ...view, onSetTime, onClose };
}

describe('PlaceCard', () => {
  it('says what a place is, when it is open, and who says so as of when', async () => {
    renderCard(cafe);
    const card = await screen.findByRole('region', { name: 'Cafe Onion' });
    expect(card).toHaveTextContent('Café · Anguk');
    expect(screen.getByRole('list', { name: 'Opening hours' })).toHaveTextContent(/7:00 AM/);
    expect(card).toHaveTextContent('OpenStreetMap, August 2025');
  });

  it('says that hours are unknown, but not of a hotel', async () => {
    const { unmount } = renderCard({ ...cafe, openingHours: null });
    expect(await screen.findByText('Hours unknown')).toBeVisible();
    unmount();
    renderCard({ ...cafe, tag: 'hotel', openingHours: null });
    await screen.findByRole('region', { name: 'Cafe Onion' });
    expect(screen.queryByText('Hours unknown')).not.toBeInTheDocument();
  });

  it('offers to set a time, and shows day and time once there is one', async () => {
    const { user, onSetTime, unmount } = renderCard(cafe);
    await user.click(await screen.findByRole('button', { name: 'Set time' }));
    expect(onSetTime).toHaveBeenCalledWith(cafe);
    unmount();
    renderCard({ ...cafe, date: date('2025-10-11'), startTime: time('10:00') });
    expect(await screen.findByRole('button', { name: 'Day 2 10:00 AM' })).toBeVisible();
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
