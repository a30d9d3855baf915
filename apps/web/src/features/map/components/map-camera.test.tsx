import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { makePoi } from '@ooo/domain/testing/make-trip';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import { describe, expect, it, vi } from 'vitest';
import { FIT_TRIP } from '@ooo/map/view/zoom';
import { MapCamera } from './map-camera.tsx';

const SEOUL: Coordinates = [126.978, 37.566];
const BUSAN: Coordinates = [129.075, 35.18];
const NOTHING_COVERED = { top: 0, bottom: 0, left: 0 };

const palace = makePoi({ id: 1, location: { coordinates: [126.977, 37.579] } });
const tower = makePoi({ id: 2, location: { coordinates: [126.988, 37.551] } });

type CameraProps = Partial<Parameters<typeof MapCamera>[0]>;

interface View {
  readonly at: Coordinates;
  readonly zoom: number;
}

/** Reports where the map looks; it has no size in these tests. */
function Probe({ onView }: { readonly onView: (view: View) => void }) {
  const map = useMap();
  useEffect(() => {
    const { lng, lat } = map.getCenter();
    onView({ at: [Number(lng.toFixed(3)), Number(lat.toFixed(3))], zoom: map.getZoom() });
  }, [map, onView]);
  return null;
}

function cameraOf(props: CameraProps) {
  return (
    <MapContainer center={[0, 0]} zoom={3} zoomControl={false}>
      <MapCamera
        fitKey="trip 1"
        limits={FIT_TRIP}
        pois={[]}
        center={SEOUL}
        selected={undefined}
        preview={undefined}
        covered={NOTHING_COVERED}
        {...props}
      />
    </MapContainer>
  );
}

/** Shows one state after the other, and tells where the map looks in the last one. */
function lookAfter(...states: CameraProps[]): View | undefined {
  const { rerender } = render(<div />);
  for (const props of states) rerender(cameraOf(props));
  const onView = vi.fn<(view: View) => void>();
  rerender(
    <MapContainer center={[0, 0]} zoom={3} zoomControl={false}>
      <Probe onView={onView} />
    </MapContainer>,
  );
  return onView.mock.lastCall?.[0];
}

describe('the camera of the map', () => {
  it('looks at the city at zoom 11 where no place is saved', () => {
    expect(lookAfter({})).toEqual({ at: SEOUL, zoom: 11 });
  });

  it('goes to another city with another trip', () => {
    const busan = { fitKey: 'trip 2', center: BUSAN };
    expect(lookAfter({}, busan)).toEqual({ at: BUSAN, zoom: 11 });
  });

  it('looks at the only place of a trip at zoom 11', () => {
    expect(lookAfter({ pois: [palace] })).toEqual({ at: [126.977, 37.579], zoom: 11 });
  });

  it('goes to a place that is selected on it at zoom 15 §9.30', () => {
    const pois = [palace, tower];
    expect(lookAfter({ pois }, { pois, selected: tower })).toMatchObject({ zoom: 15 });
  });

  it('opens at zoom 16 on a place that another view asks for §9.30', () => {
    expect(lookAfter({ pois: [palace, tower], selected: tower })).toMatchObject({ zoom: 16 });
  });

  it('goes to what a search found at zoom 16 §9.30', () => {
    const preview: Coordinates = [126.99, 37.57];
    expect(lookAfter({}, { preview })).toEqual({ at: preview, zoom: 16 });
  });

  it('does not zoom out for a place that is selected', () => {
    const preview: Coordinates = [126.99, 37.57];
    expect(lookAfter({}, { preview }, { selected: tower })).toMatchObject({ zoom: 16 });
  });
});
