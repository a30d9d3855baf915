import { Map as LeafletMap } from 'leaflet';
import { expect, it } from 'vitest';
import { BaseMapLayer } from './base-map.layer.ts';

it('reports a tile as failed if its data did not load', async () => {
  const element = document.createElement('div');
  const map = new LeafletMap(element, { center: [0, 0], zoom: 2 });
  const failed = new Promise((resolve) => {
    const layer = new BaseMapLayer('light', () => Promise.reject(new Error('no network')));
    layer.on('tileerror', ({ error }) => resolve(error)).addTo(map);
  });
  await expect(failed).resolves.toEqual(new Error('no network'));
  map.remove();
});
