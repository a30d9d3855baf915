import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { MapContainer } from 'react-leaflet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { DayChoice } from '@ooo/domain/pois/day-filter';
import type { PoiId } from '@ooo/domain/shared/ids';
import { renderApp } from '../../../testing/render.tsx';
import { PlaceMarkers } from './place-markers.tsx';

const trip = makeTrip();

const palace = makePoi({
  name: 'Palace',
  date: date('2025-10-11'),
  startTime: time('10:00'),
  location: { coordinates: [126.977, 37.5796] },
});
const tower = makePoi({ id: 2, name: 'Tower', location: { coordinates: [127.1025, 37.5125] } });
const gate = makePoi({ id: 3, name: 'Gate', location: { coordinates: [126.9772, 37.5795] } });

const SEOUL = { width: 600, height: 400 };
const airport = { coordinates: [126.45, 37.46] as [number, number] };
const landing = makePoi({
  id: -1001,
  name: 'Arrival at Incheon',
  tag: 'airport',
  kind: 'airport',
  date: date('2025-10-10'),
  startTime: time('17:30'),
  location: airport,
});
const hotel = makePoi({
  id: 5,
  name: 'Hanok Stay',
  tag: 'hotel',
  kind: 'hotel',
  location: { coordinates: [127.05, 37.56] },
});

interface Options {
  readonly selectedId?: PoiId;
  readonly day?: DayChoice;
  readonly ghosts?: ReadonlySet<PoiId>;
  readonly saved?: Poi[];
  readonly airportEvents?: Poi[];
}

function renderMarkers(pois: Poi[], options: Options = {}) {
  const { selectedId, ghosts, day = 'all', saved = pois, airportEvents = [] } = options;
  const onSelect = vi.fn<(poi: Poi) => void>();
  const view = renderApp(
    <MapContainer center={[37.55, 127]} zoom={11} style={SEOUL}>
      <PlaceMarkers
        trip={trip}
        day={day}
        pois={pois}
        saved={saved}
        airportEvents={airportEvents}
        ghosts={ghosts}
        selectedId={selectedId}
        onSelect={onSelect}
      />
    </MapContainer>,
  );
  return { onSelect, ...view };
}

const marker = (name: string) => screen.findByRole('button', { name });

const hollow = async (name: string) => (await marker(name)).querySelector('[data-ghost]') !== null;

const iconOf = async (name: string) =>
  (await marker(name)).querySelector('use')?.getAttribute('href') ?? '';

describe('PlaceMarkers', () => {
  beforeEach(() => {
    // A document without layout has no width; the markers are those of the view.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SEOUL.width);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SEOUL.height);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('says which day a place belongs to, and selects it by click and by key', async () => {
    const { user, onSelect } = renderMarkers([palace, tower]);
    await user.click(await marker('Palace, Day 2'));
    expect(onSelect).toHaveBeenLastCalledWith(palace);
    screen.getByRole('button', { name: 'Tower' }).focus();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith(tower);
  });

  it('writes the word beside the number of a day, and the bare number of a stop', async () => {
    const { unmount } = renderMarkers([palace]);
    expect(await marker('Palace, Day 2')).toHaveTextContent('Day 2');
    unmount();
    renderMarkers([tower, palace], { day: date('2025-10-11') });
    expect(await marker('Stop 2: Palace')).toHaveTextContent(/^2$/);
  });

  it('shows what a plan suggests as hollow, and says so', async () => {
    const ghosts = new Set([palace.id]);
    const { unmount } = renderMarkers([palace, tower], { ghosts });
    expect(await hollow('Palace, Day 2, suggested')).toBe(true);
    expect(await hollow('Tower')).toBe(false);
    unmount();
    renderMarkers([palace, gate], { ghosts, day: date('2025-10-11') });
    expect(await hollow('Stop 1: Palace, suggested')).toBe(true);
    expect(await hollow('Stop 2: Gate')).toBe(false);
  });

  it('shows an icon for what the place is', async () => {
    renderMarkers([palace, { ...tower, kind: 'cafe' }]);
    const [of, other] = [await iconOf('Palace, Day 2'), await iconOf('Tower')];
    expect(of).not.toBe(other);
    expect(document.querySelector(other)).toBeInTheDocument();
  });

  it('clusters places that are too close, except the stops of a day', async () => {
    const { unmount } = renderMarkers([palace, gate, tower]);
    expect(await marker('2 places here')).toHaveTextContent('2');
    expect(screen.queryByRole('button', { name: 'Gate' })).not.toBeInTheDocument();
    unmount();
    renderMarkers([tower, palace, gate], { day: date('2025-10-11') });
    expect(await marker('Stop 2: Palace')).toHaveTextContent('2');
    expect(await marker('Stop 3: Gate')).toHaveTextContent('3');
  });

  it('gives the keyboard’s focus to a place of the cluster that opens', async () => {
    const { user } = renderMarkers([palace, gate, tower]);
    (await marker('2 places here')).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Palace|Gate/));
  });

  it('keeps the selected place out of a cluster', async () => {
    renderMarkers([palace, gate], { selectedId: gate.id });
    expect(await marker('Gate')).toHaveAttribute('data-selected');
  });

  it('shows hotel and airport, even on a day that visits neither', async () => {
    const { user, onSelect, unmount } = renderMarkers([palace, hotel], {
      airportEvents: [landing],
    });
    expect(await marker('Hanok Stay, your hotel')).toBeInTheDocument();
    await user.click(await marker('Arrival at Incheon, Day 1'));
    expect(onSelect).toHaveBeenLastCalledWith(landing);
    unmount();
    const day = date('2025-10-11');
    renderMarkers([palace], { day, saved: [palace, hotel], airportEvents: [landing] });
    expect(await marker('Hanok Stay, your hotel')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Incheon/ })).not.toBeInTheDocument();
  });
});
