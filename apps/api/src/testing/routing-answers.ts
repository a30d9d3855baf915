import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';

/** Three points of Berlin, in the example of OSRM's documentation. */
export const BERLIN: readonly Coordinates[] = [
  [13.38886, 52.51704],
  [13.39763, 52.52941],
  [13.42856, 52.52322],
];

/** OSRM's documented answer about them, with both annotations and shorter hints. */
export const OSRM_ANSWER = {
  code: 'Ok',
  durations: [
    [0, 192.6, 382.8],
    [199, 0, 283.9],
    [344.7, 222.3, 0],
  ],
  distances: [
    [0, 1886.89, 3791.3],
    [1824, 0, 2838.09],
    [3275.36, 2361.73, 0],
  ],
  sources: [
    { hint: 'TeEKgA==', distance: 0.3, name: 'Friedrichstraße', location: [13.38886, 52.51704] },
    { hint: 'uQAAAA==', distance: 0.2, name: 'Torstraße', location: [13.39763, 52.52941] },
    { hint: 'mgAAAA==', distance: 0.1, name: 'Platz', location: [13.42856, 52.52322] },
  ],
  destinations: [
    { hint: 'TeEKgA==', distance: 0.3, name: 'Friedrichstraße', location: [13.38886, 52.51704] },
    { hint: 'uQAAAA==', distance: 0.2, name: 'Torstraße', location: [13.39763, 52.52941] },
    { hint: 'mgAAAA==', distance: 0.1, name: 'Platz', location: [13.42856, 52.52322] },
  ],
};

const place = ([lon, lat]: Coordinates) => ({ lon, lat });
const cell = (from: number, to: number, time: number | null, distance: number | null) => ({
  distance,
  time,
  to_index: to,
  from_index: from,
});

/** In the form that Valhalla's serializer gives it, with numbers of ours: the third point cannot be reached from the first. */
export const VALHALLA_ANSWER = {
  sources_to_targets: [
    [cell(0, 0, 0, 0), cell(0, 1, 1220, 1.726), cell(0, 2, null, null)],
    [cell(1, 0, 1305, 1.731), cell(1, 1, 0, 0), cell(1, 2, 1811, 2.553)],
    [cell(2, 0, 2360, 3.301), cell(2, 1, 1799, 2.55), cell(2, 2, 0, 0)],
  ],
  targets: BERLIN.map(place),
  sources: BERLIN.map(place),
  units: 'kilometers',
  algorithm: 'costmatrix',
};
