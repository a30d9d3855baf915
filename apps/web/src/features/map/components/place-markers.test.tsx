import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen } from '@testing-library/react';
import { MapContainer } from 'react-leaflet';
import { describe, expect, it, vi } from 'vitest';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { PoiId } from '@ooo/domain/shared/ids';
import { renderApp } from '../../../testing/render.tsx';
import { PlaceMarkers } from './place-markers.tsx';

const palace = makePoi({
  name: 'Palace',
  date: date('2025-10-11'),
  startTime: time('10:00'),
  location: { coordinates: [126.977, 37.5796] },
});
const tower = makePoi({ id: 2, name: 'Tower', location: { coordinates: [127.1025, 37.5125] } });
const gate = makePoi({ id: 3, name: 'Gate', location: { coordinates: [126.9772, 37.5795] } });

function renderMarkers(pois: Poi[], selectedId?: PoiId) {
  const onSelect = vi.fn<(poi: Poi) => void>();
  const view = renderApp(
    <MapContainer center={[37.55, 127]} zoom={11} style={{ width: 600, height: 400 }}>
      <PlaceMarkers trip={makeTrip()} pois={pois} selectedId={selectedId} onSelect={onSelect} />
    </MapContainer>,
  );
  return { onSelect, ...view };
}

describe('PlaceMarkers', () => {
  it('says which day a place belongs to, and selects it by click and by key', async () => {
    const { user, onSelect } = renderMarkers([palace, tower]);
    await user.click(await screen.findByRole('button', { name: 'Palace, Day 2' }));
    expect(onSelect).toHaveBeenLastCalledWith(palace);
    screen.getByRole('button', { name: 'Tower' }).focus();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith(tower);
  });

  it('gathers what stands too close', async () => {
    renderMarkers([palace, gate, tower]);
    expect(await screen.findByRole('button', { name: '2 places here' })).toHaveTextContent('2');
    expect(screen.queryByRole('button', { name: 'Gate' })).not.toBeInTheDocument();
  });

  it('keeps the selected place out of a cluster', async () => {
    renderMarkers([palace, gate], gate.id);
    expect(await screen.findByRole('button', { name: 'Gate' })).toBeInTheDocument();
  });
});
