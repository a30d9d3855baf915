import { Map as LeafletMap } from 'leaflet';
import { expect, it, vi } from 'vitest';
import { BaseMapLayer } from './base-map-layer.ts';
import { loadArea } from './map-area.ts';

vi.mock('./map-area.ts', () => ({ loadArea: vi.fn<typeof loadArea>() }));

it('tells that a tile failed whose data did not come', async () => {
  vi.mocked(loadArea).mockRejectedValue(new Error('no network'));
  const element = document.createElement('div');
  const map = new LeafletMap(element, { center: [0, 0], zoom: 2 });
  const failed = new Promise((resolve) => {
    new BaseMapLayer('light').on('tileerror', ({ error }) => resolve(error)).addTo(map);
  });
  await expect(failed).resolves.toEqual(new Error('no network'));
  map.remove();
});
