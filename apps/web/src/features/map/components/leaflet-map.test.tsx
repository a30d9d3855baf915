import { screen, waitFor } from '@testing-library/react';
import { LatLng } from 'leaflet';
import { Activity, useState } from 'react';
import { useMap } from 'react-leaflet';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import { LeafletMap } from './leaflet-map.tsx';

function Probe() {
  return <p>zoom {useMap().getZoom()}</p>;
}

function Page() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <LeafletMap center={new LatLng(37.57, 126.98)} zoom={11} className="map">
          <Probe />
        </LeafletMap>
      </Activity>
    </>
  );
}

it('is made again when the page shows it again', async () => {
  const { user } = renderApp(<Page />);
  expect(await screen.findByText('zoom 11')).toBeVisible();
  for (let times = 0; times < 2; times += 1) {
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.getByText('zoom 11')).toBeVisible());
    expect(document.querySelectorAll('.leaflet-map-pane')).toHaveLength(1);
  }
});
