import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { screen } from '@testing-library/react';
import { MapContainer } from 'react-leaflet';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import { MapControls } from './map-controls.tsx';

const SEOUL: Coordinates = [126.978, 37.566];

type Ask = Geolocation['getCurrentPosition'];

/** A browser whose device answers like this. */
function useDevice(getCurrentPosition: Ask, isSecureContext = true) {
  const ask = vi.fn<Ask>(getCurrentPosition);
  vi.stubGlobal('isSecureContext', isSecureContext);
  Object.defineProperty(window.navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: ask },
  });
  return ask;
}

function renderControls() {
  return renderApp(
    <MapContainer center={[37.55, 127]} zoom={11} zoomControl={false}>
      <MapControls destination="Seoul" center={SEOUL} />
    </MapContainer>,
  );
}

const showMe = () => screen.findByRole('button', { name: 'Show where I am' });

const at =
  (longitude: number, latitude: number): Ask =>
  (succeed) => {
    const coords = { longitude, latitude, accuracy: 25 };
    // A position that the browser makes has more fields, of which none is read.
    succeed({ coords } as GeolocationPosition);
  };

const failing =
  (code: number): Ask =>
  (_, fail) => {
    fail?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  };

describe('MapControls', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window.navigator, 'geolocation');
  });

  it('asks where the traveller is when they want to know, and never by itself', async () => {
    const ask = useDevice(at(126.99, 37.57));
    const { user, container } = renderControls();
    const button = await showMe();
    expect(ask).not.toHaveBeenCalled();
    await user.click(button);
    expect(ask).toHaveBeenCalledOnce();
    expect(container.querySelectorAll('path.leaflet-interactive')).toHaveLength(1);
  });

  it('says how far away the traveller is instead of leaving the city', async () => {
    useDevice(at(-74, 40.7));
    const { user } = renderControls();
    await user.click(await showMe());
    expect(await screen.findByText(/^You are 11,\d{3} km from Seoul$/)).toBeVisible();
  });

  it.each([
    ['without permission', failing(1), true, /Allow it in the settings of the page/],
    ['without a position', failing(3), true, /doesn’t know its location/],
    ['without https', failing(1), false, /over https/],
  ])('says what to do %s', async (_, device, isSecure, text) => {
    useDevice(device, isSecure);
    const { user } = renderControls();
    await user.click(await showMe());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await showMe()).toBeEnabled();
  });

  it('zooms by buttons', async () => {
    const { user } = renderControls();
    await user.click(await screen.findByRole('button', { name: 'Zoom in' }));
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  });
});
