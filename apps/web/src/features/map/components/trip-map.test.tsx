import type { DayChoice } from '@ooo/domain/pois/day-filter';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen } from '@testing-library/react';
import { useMap } from 'react-leaflet';
import { describe, expect, it, vi } from 'vitest';
import { makeConfig, makeDestination } from '../../../testing/fixtures.ts';
import { mockProcedures } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { TripMap } from './trip-map.tsx';

const NOTHING_COVERED = { top: 0, bottom: 0, left: 0 };

function renderMap(
  destination: ReturnType<typeof makeDestination> | null,
  {
    pois = [],
    day = 'all',
    around = null,
    goal = 'Seoul',
  }: {
    readonly pois?: Poi[];
    readonly day?: DayChoice;
    readonly around?: ReturnType<typeof makeDestination> | null;
    readonly goal?: string;
  } = {},
) {
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
    'places.destination': ({ around: isAround }) => (isAround === true ? around : destination),
    'schedule.openingHours': () => [],
  });
  const onPin = vi.fn<() => void>();
  const { user } = renderApp(
    <TripMap
      trip={makeTrip({ destination: goal })}
      pois={pois}
      saved={[]}
      airportEvents={[]}
      day={day}
      selected={undefined}
      onSelect={() => {}}
      onPin={onPin}
      onSetTime={() => {}}
      onDetails={() => {}}
      covered={NOTHING_COVERED}
    >
      <Probe />
    </TripMap>,
  );
  return { look: () => look?.(), user, onPin };
}

it('opens on the world if the destination is unknown, and asks for a pin §9.31', async () => {
  const { look, user, onPin } = renderMap(null);
  await expect.poll(look).toBe('10.000, 25.000 at 2');
  await user.click(await screen.findByRole('button', { name: 'Set a Pin' }));
  expect(screen.getByText('We don’t know where Seoul is')).toBeVisible();
  expect(onPin).toHaveBeenCalledOnce();
});

it('opens around what is known about an unknown destination', async () => {
  const { look } = renderMap(null, { around: makeDestination([14.506, 46.057]) });
  await expect.poll(look).toBe('14.506, 46.057 at 6');
});

it('opens on New York without any destination §9.31', async () => {
  const { look } = renderMap(null, { goal: '' });
  await expect.poll(look).toBe('-74.006, 40.713 at 11');
  expect(screen.queryByRole('button', { name: 'Set a Pin' })).toBeNull();
});

it('opens on the city of the trip', async () => {
  const { look } = renderMap(makeDestination([126.978, 37.566]));
  await screen.findByRole('region', { name: 'Map of Seoul' });
  await expect.poll(look).toBe('126.978, 37.566 at 11');
});

const palace = makePoi({ id: 1, location: { coordinates: [126.977, 37.579] } });
const louvre = makePoi({ id: 2, location: { coordinates: [2.338, 48.861] } });

it("leaves a place on another continent out of every fit, even the badge's §9.29", async () => {
  const seoul = makeDestination([126.978, 37.566]);
  const { look, user } = renderMap(seoul, { pois: [palace, louvre] });
  await expect.poll(look).toBe('126.977, 37.579 at 11');
  await user.click(await screen.findByRole('button', { name: '2 Places: show all on the map' }));
  await expect.poll(look).toBe('126.977, 37.579 at 14');
});

it('shows the places of a day closer than those of a trip §9.29', async () => {
  const day = makeTrip().startDate;
  const { look } = renderMap(makeDestination([126.978, 37.566]), { pois: [palace], day });
  await expect.poll(look).toBe('126.977, 37.579 at 15');
});

describe('the drawn map', () => {
  const sentence = /^Only names and water here\. Streets need the network or a map file/u;

  it('says if it has no streets, and what would bring them', async () => {
    renderMap(makeDestination([-63.18, -17.78]));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('says nothing of the kind in a drawn city', async () => {
    const { look } = renderMap(makeDestination([126.978, 37.566]));
    await expect.poll(look).toBe('126.978, 37.566 at 11');
    await expect.poll(() => document.querySelector('canvas')).not.toBeNull();
    expect(screen.queryByText(sentence)).toBeNull();
  });
});
