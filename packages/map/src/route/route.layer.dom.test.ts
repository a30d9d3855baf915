import { Map as LeafletMap } from 'leaflet';
import { expect, it } from 'vitest';
import { RouteLayer } from './route.layer.ts';

it('leads through the points in their order, and again when they change', () => {
  // Leaflet leaves out what is not in view.
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 600 }, clientHeight: { value: 600 } });
  const map = new LeafletMap(element, {
    center: [0, 0],
    zoom: 1,
    zoomAnimation: false,
  });
  const layer = new RouteLayer('white').addTo(map);
  const listLines = () =>
    [...map.getContainer().querySelectorAll('.leaflet-overlay-pane path')].map((path) => [
      path.getAttribute('stroke'),
      path.getAttribute('d'),
    ]);

  layer.show(
    [
      [0, 0],
      [90, 0],
      [90, -45],
    ],
    'navy',
  );
  const [edge, line] = listLines();
  expect([edge?.[0], line?.[0]]).toEqual(['white', 'navy']);
  expect(line?.[1]).toBe(edge?.[1]);
  // At zoom 1 the world is 512 pixels wide: a quarter of it eastward, then down.
  expect(line?.[1]).toMatch(/^M300 300L428 300L428 \d+$/);

  layer.show(
    [
      [0, 0],
      [-90, 0],
    ],
    'olive',
  );
  expect(listLines().at(1)).toEqual(['olive', 'M300 300L172 300']);
  layer.remove();
  expect(listLines()).toEqual([]);
  map.remove();
});
