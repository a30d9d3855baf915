import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { divIcon, Layer, type Map as LeafletMap, Marker } from 'leaflet';
import { onPress } from '../markers/on-press.ts';
import { toLatLng } from '../view/leaflet-order.ts';
import classes from './previews.module.css';

/** A place that a list beside the map shows under the same number. */
export interface Preview {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly coordinates: Coordinates;
}

interface ActivePreview {
  readonly activeId: string | undefined;
  /** One is pressed, or the pointer comes to it. */
  readonly onActive: (id: string) => void;
}

const SIZE_PX = 36;
/** Above the markers of saved places. */
const ABOVE = 1500;
const ACTIVE_ABOVE = 2000;

interface Shown {
  readonly marker: Marker;
  readonly face: HTMLElement;
}

/** Numbered markers of places that are not saved; one of them can be active. */
export class PreviewLayer extends Layer {
  readonly #pressKeys: readonly string[];
  readonly #shown = new Map<string, Shown>();
  #map: LeafletMap | undefined;
  #onActive: ((id: string) => void) | undefined;

  /** `pressKeys` press the marker that has the focus, as `KeyboardEvent.key` names them. */
  constructor(pressKeys: readonly string[]) {
    super();
    this.#pressKeys = pressKeys;
  }

  override onAdd(map: LeafletMap): this {
    this.#map = map;
    return this;
  }

  override onRemove(): this {
    for (const { marker } of this.#shown.values()) marker.remove();
    this.#shown.clear();
    this.#map = undefined;
    return this;
  }

  /** Shows these places, and no others. */
  show(previews: readonly Preview[], { activeId, onActive }: ActivePreview): void {
    this.#onActive = onActive;
    const map = this.#map;
    if (!map) return;
    const wanted = new Set(previews.map(({ id }) => id));
    for (const [id, { marker }] of this.#shown) {
      if (wanted.has(id)) continue;
      marker.remove();
      this.#shown.delete(id);
    }
    for (const preview of previews) {
      const { id, name, number, coordinates } = preview;
      const { marker, face } = this.#shown.get(id) ?? this.#add(map, preview);
      const isActive = id === activeId;
      face.textContent = String(number);
      face.toggleAttribute('data-active', isActive);
      marker.setLatLng(toLatLng(coordinates)).setZIndexOffset(isActive ? ACTIVE_ABOVE : ABOVE);
      const element = marker.getElement();
      element?.setAttribute('aria-label', `${number}. ${name}`);
      element?.setAttribute('title', name);
    }
  }

  #add(map: LeafletMap, { id, coordinates }: Preview): Shown {
    const face = document.createElement('span');
    face.className = classes.numbered ?? '';
    const icon = divIcon({
      html: face,
      className: classes.anchor ?? '',
      iconSize: [SIZE_PX, SIZE_PX],
    });
    const marker = new Marker(toLatLng(coordinates), { icon });
    const activate = () => this.#onActive?.(id);
    marker.on({ ...onPress(this.#pressKeys, activate), mouseover: activate });
    marker.addTo(map);
    const shown: Shown = { marker, face };
    this.#shown.set(id, shown);
    return shown;
  }
}
