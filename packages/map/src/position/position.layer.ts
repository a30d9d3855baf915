import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { Circle, CircleMarker, LayerGroup } from 'leaflet';
import { toLatLng } from '../view/leaflet-order.ts';

/** Where the device is: a dot that says so to the pointer, and around it the circle in which the device is. */
export class PositionLayer extends LayerGroup {
  readonly #circle: Circle;
  readonly #dot: CircleMarker;

  constructor(colors: { readonly fill: string; readonly edge: string }) {
    const circle = new Circle([0, 0], {
      radius: 0,
      interactive: false,
      color: colors.fill,
      weight: 1,
      opacity: 0.4,
      fillOpacity: 0.12,
    });
    const dot = new CircleMarker([0, 0], {
      radius: 7,
      color: colors.edge,
      weight: 3,
      fillColor: colors.fill,
      fillOpacity: 1,
    });
    super([circle, dot]);
    this.#circle = circle;
    this.#dot = dot.bindTooltip('', { direction: 'top' });
  }

  show(at: Coordinates, accuracyM: number, label: string): void {
    this.#circle.setLatLng(toLatLng(at)).setRadius(accuracyM);
    this.#dot.setLatLng(toLatLng(at)).setTooltipContent(label);
  }
}
