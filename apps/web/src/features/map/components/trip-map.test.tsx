import { makeTrip } from '@ooo/domain/testing/make-trip';
import { screen } from '@testing-library/react';
import { useMap } from 'react-leaflet';
import { expect, it } from 'vitest';
import { makeConfig, makeDestination } from '../../../testing/fixtures.ts';
import { mockProcedures } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { TripMap } from './trip-map.tsx';

const NOTHING_COVERED = { top: 0, bottom: 0, left: 0 };

function renderMap(destination: ReturnType<typeof makeDestination> | null) {
  let look: (() => string) | undefined;
  function Probe() {
    const map = useMap();
    look = () => {
      const { lng, lat } = map.getCenter();
      return `${lng.toFixed(3)}, ${lat.toFixed(3)} at ${map.getZoom()}`;
    };
    return null;
  }
  mockProcedures({
    'app.config': () => makeConfig(),
    'places.destination': () => destination,
    'schedule.openingHours': () => [],
  });
  renderApp(
    <TripMap
      trip={makeTrip({ destination: 'Seoul' })}
      pois={[]}
      saved={[]}
      airportEvents={[]}
      day="all"
      selected={undefined}
      onSelect={() => {}}
      onSetTime={() => {}}
      onDetails={() => {}}
      covered={NOTHING_COVERED}
    >
      <Probe />
    </TripMap>,
  );
  return () => look?.();
}

it('opens on New York where nobody knows the destination', async () => {
  const look = renderMap(null);
  await screen.findByRole('region', { name: 'Map of Seoul' });
  await expect.poll(look).toBe('-74.006, 40.713 at 11');
});

it('opens on the city of the trip', async () => {
  const look = renderMap(makeDestination([126.978, 37.566]));
  await screen.findByRole('region', { name: 'Map of Seoul' });
  await expect.poll(look).toBe('126.978, 37.566 at 11');
});
