import { Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Preview, PreviewLayer } from './preview.layer.ts';

const preview = (id: string, number: number): Preview => ({
  id,
  name: `Place ${id}`,
  number,
  coordinates: [127 + number / 100, 37.5],
});

const onActive = vi.fn<(id: string) => void>();
let map: LeafletMap;
let layer: PreviewLayer;

beforeEach(() => {
  map = new LeafletMap(document.createElement('div'), { center: [37.5, 127], zoom: 11 });
  layer = new PreviewLayer(['Enter']).addTo(map);
  onActive.mockReset();
});

afterEach(() => map.remove());

const show = (previews: readonly Preview[], activeId?: string) =>
  layer.show(previews, { activeId, onActive });

const list = () =>
  [...map.getContainer().querySelectorAll<HTMLElement>('.leaflet-marker-icon')].map((element) => ({
    element,
    name: element.ariaLabel ?? element.getAttribute('aria-label'),
    isActive: element.querySelector('[data-active]') !== null,
    above: Number(element.style.zIndex),
  }));

describe('PreviewLayer', () => {
  it('names each place by its number, and lifts the active one above the others', () => {
    show([preview('a', 1), preview('b', 2)], 'a');
    const [a, b] = list();
    expect([a?.name, b?.name]).toEqual(['1. Place a', '2. Place b']);
    expect([a?.isActive, b?.isActive]).toEqual([true, false]);
    expect(a?.above).toBeGreaterThan(b?.above ?? Infinity);
  });

  it('keeps the element of a place that stays, and removes those that are not shown any more', () => {
    show([preview('a', 1), preview('b', 2)]);
    const b = list()[1]?.element;
    show([preview('b', 1)], 'b');
    expect(list()).toMatchObject([{ element: b, name: '1. Place b', isActive: true }]);
    layer.remove();
    expect(list()).toEqual([]);
  });

  it('tells which place is pressed by the pointer or by one of the keys', () => {
    show([preview('a', 1), preview('b', 2)]);
    const [a, b] = list();
    a?.element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    b?.element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    b?.element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(onActive.mock.calls).toEqual([['a'], ['b']]);
  });
});
