import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { divIcon, Layer, type Map as LeafletMap, Marker } from 'leaflet';
import { fromLatLng, toLatLng } from '../view/leaflet-order.ts';
import { drawPin, PIN_PX } from './draw-pin.ts';
import classes from './pin.module.css';

/** The pin of a chosen point, which the pointer can drag. */
export class PinLayer extends Layer {
  readonly #pin: Marker;
  #map: LeafletMap | undefined;
  #onDrop: ((point: Coordinates) => void) | undefined;

  constructor() {
    super();
    this.#pin = new Marker([0, 0], {
      icon: divIcon({
        html: drawPin(classes.pin),
        className: classes.anchor ?? '',
        iconSize: [PIN_PX.width, PIN_PX.height],
        iconAnchor: [PIN_PX.width / 2, PIN_PX.height],
      }),
      draggable: true,
      autoPan: true,
      keyboard: false,
    });
    this.#pin.on('dragend', () => this.#onDrop?.(fromLatLng(this.#pin.getLatLng())));
  }

  override onAdd(map: LeafletMap): this {
    this.#map = map;
    return this;
  }

  override onRemove(): this {
    this.#pin.remove();
    this.#map = undefined;
    return this;
  }

  /** Puts the pin at a point, or takes it away; `onDrop` is told where it was dragged to. */
  show(point: Coordinates | undefined, onDrop: (point: Coordinates) => void): void {
    this.#onDrop = onDrop;
    if (!this.#map || !point) {
      this.#pin.remove();
      return;
    }
    this.#pin.setLatLng(toLatLng(point)).addTo(this.#map);
  }
}
