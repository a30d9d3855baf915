import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { LayerGroup, Polyline } from 'leaflet';
import { toLatLng } from '../view/leaflet-order.ts';

const DASHES = { dashArray: '2 8', lineCap: 'round', interactive: false } as const;

/** The order of a day's visits as a dashed line with an edge; not the way through the streets. */
export class RouteLayer extends LayerGroup {
  readonly #edge: Polyline;
  readonly #line: Polyline;

  constructor(edgeColor: string) {
    const edge = new Polyline([], { ...DASHES, color: edgeColor, weight: 5, opacity: 0.7 });
    const line = new Polyline([], { ...DASHES, weight: 2.5 });
    super([edge, line]);
    this.#edge = edge;
    this.#line = line;
  }

  /** Leads through these points, in this order. */
  show(points: readonly Coordinates[], color: string): void {
    const line = points.map(toLatLng);
    this.#edge.setLatLngs(line);
    this.#line.setLatLngs(line).setStyle({ color });
  }
}
