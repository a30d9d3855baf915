import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import { useMapBox } from './use-map-box.ts';

/** Moves as the camera does where nothing is animated: at once, in an effect of the same render. */
function Camera({ longitude }: { readonly longitude: number }) {
  const map = useMap();
  useEffect(() => {
    map.setView([37, longitude], 10, { animate: false });
  }, [map, longitude]);
  return null;
}

function Box({ longitude }: { readonly longitude: number }) {
  const { box } = useMapBox();
  const [west, , east] = box;
  return <output>{west < longitude && longitude < east ? 'in view' : 'out of view'}</output>;
}

function Screen() {
  const [longitude, setLongitude] = useState(127);
  return (
    <>
      <button onClick={() => setLongitude(2)}>Go to Paris</button>
      <MapContainer center={[37, -70]} zoom={10} style={{ width: 600, height: 400 }}>
        <Camera longitude={longitude} />
        <Box longitude={longitude} />
      </MapContainer>
    </>
  );
}

describe('useMapBox', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('follows a camera that does not animate', async () => {
    const { user } = renderApp(<Screen />);
    expect(await screen.findByText('in view')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to Paris' }));
    expect(await screen.findByText('in view')).toBeInTheDocument();
  });
});
