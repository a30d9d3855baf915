import type { Poi } from '@ooo/domain/pois/poi.schema';
import { makePoi } from '@ooo/domain/testing/make-trip';
import { screen } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import { CountBadge } from './count-badge.tsx';

const NOTHING_COVERED = { top: 0, bottom: 0, left: 0 };
const palace = makePoi({ id: 1, location: { coordinates: [126.977, 37.579] } });
const nowhere = makePoi({ id: 2, location: {} });

function renderBadge(pois: readonly Poi[], near = pois) {
  let map: LeafletMap | null = null;
  const view = renderApp(
    <MapContainer
      ref={(made) => {
        map = made;
      }}
      center={[0, 0]}
      zoom={3}
      zoomControl={false}
    >
      <CountBadge pois={pois} near={near} covered={NOTHING_COVERED} />
    </MapContainer>,
  );
  const look = () => {
    const { lng, lat } = map?.getCenter() ?? { lng: 0, lat: 0 };
    return [lng.toFixed(3), lat.toFixed(3), map?.getZoom()];
  };
  return { ...view, look };
}

it('counts the places, and brings all of them into view §2.52', async () => {
  const { user, look } = renderBadge([palace, nowhere]);
  expect(look()).toEqual(['0.000', '0.000', 3]);
  const badge = await screen.findByRole('button', { name: '2 Places: show all on the map' });
  expect(badge).toHaveTextContent('2 Places');
  await user.click(badge);
  expect(look()).toEqual(['126.977', '37.579', 14]);
});

it('does not fit what is on another continent §2.52', async () => {
  const louvre = makePoi({ id: 3, location: { coordinates: [2.338, 48.861] } });
  const { user, look } = renderBadge([palace, louvre], [palace]);
  await user.click(await screen.findByRole('button', { name: '2 Places: show all on the map' }));
  expect(look()).toEqual(['126.977', '37.579', 14]);
});

it('does nothing if no place has a point', async () => {
  renderBadge([nowhere]);
  expect(await screen.findByRole('button', { name: /^1 Place:/ })).toBeDisabled();
});
