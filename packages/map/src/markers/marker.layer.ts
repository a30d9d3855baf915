import { divIcon, Layer, type LatLng, type Map as LeafletMap, Marker } from 'leaflet';
import { drawFace, type MarkerFace } from './marker-face.ts';
import classes from './marker-face.module.css';
import { onPress } from './on-press.ts';

/** A marker as the map should show it; the same key is the same element as long as it stays. */
export interface MarkerSpec {
  readonly key: string;
  readonly position: LatLng;
  /** In pixels, to the right and down. */
  readonly offset: readonly [x: number, y: number];
  readonly face: MarkerFace;
  /** Its name for screen readers. */
  readonly label: string;
  readonly isSelected: boolean;
  readonly onPress: () => void;
  /** The pointer enters or leaves. */
  readonly onHover?: (isOver: boolean) => void;
}

interface Shown {
  readonly marker: Marker;
  spec: MarkerSpec;
  look: string;
}

/** Wide enough for a finger; the faces are smaller. */
const SIZE_PX = 44;

/** With more markers than this a zoom stutters; they are hidden while it lasts. */
const MOST_MOVING = 40;

/** Above the others, whatever lies further south. */
const SELECTED_ABOVE = 1000;
const HOVERED_ABOVE = 500;

function makeIcon({ face, offset: [x, y] }: MarkerSpec) {
  return divIcon({
    html: drawFace(face),
    className: classes.marker ?? '',
    iconSize: [SIZE_PX, SIZE_PX],
    iconAnchor: [SIZE_PX / 2 - x, SIZE_PX / 2 - y],
  });
}

const lookOf = ({ face, offset }: MarkerSpec): string => JSON.stringify([face, offset]);

/**
 * Markers without a component for each of them: what stays keeps its element, so that a map of thousands of places moves
 * and zooms smoothly, and the keyboard's focus survives.
 */
export class MarkerLayer extends Layer {
  readonly #pressKeys: readonly string[];
  readonly #shown = new Map<string, Shown>();
  #map: LeafletMap | undefined;
  #highlighted: string | undefined;

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

  /** Shows these markers, and no others. */
  show(specs: readonly MarkerSpec[]): void {
    const map = this.#map;
    if (!map) return;
    const focused = this.#focused();
    const wanted = new Set(specs.map(({ key }) => key));
    for (const [key, { marker }] of this.#shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.#shown.delete(key);
    }
    // Each marker reads this when it is added. The browser makes a layer for every marker that moves along with a zoom.
    map.options.markerZoomAnimation = specs.length <= MOST_MOVING;
    for (const spec of specs) this.#put(map, spec);
    if (focused && !wanted.has(focused.spec.key)) this.#focusNear(map, focused.spec.position);
  }

  /** Marks the marker with this key, as the pointer on a row of a list does, as long as it is asked for; or none. */
  highlight(key: string | undefined): void {
    const before = this.#highlighted;
    this.#highlighted = key;
    for (const each of [before, key]) {
      const shown = each === undefined ? undefined : this.#shown.get(each);
      if (shown) this.#mark(shown);
    }
  }

  #mark({ marker, spec }: Shown): void {
    const isHighlighted = spec.key === this.#highlighted;
    const element = marker.getElement();
    element?.toggleAttribute('data-selected', spec.isSelected);
    element?.toggleAttribute('data-hovered', isHighlighted);
    const raised = isHighlighted ? HOVERED_ABOVE : 0;
    marker.setZIndexOffset(spec.isSelected ? SELECTED_ABOVE : raised);
  }

  #put(map: LeafletMap, spec: MarkerSpec): void {
    const look = lookOf(spec);
    const shown = this.#shown.get(spec.key) ?? this.#add(map, spec, look);
    if (shown.look !== look) shown.marker.setIcon(makeIcon(spec));
    if (!shown.marker.getLatLng().equals(spec.position)) shown.marker.setLatLng(spec.position);
    shown.spec = spec;
    shown.look = look;
    const element = shown.marker.getElement();
    if (!element) return;
    element.setAttribute('aria-label', spec.label);
    element.title = spec.label;
    this.#mark(shown);
  }

  #add(map: LeafletMap, spec: MarkerSpec, look: string): Shown {
    const marker = new Marker(spec.position, { icon: makeIcon(spec), riseOnHover: true });
    const shown: Shown = { marker, spec, look };
    marker.on(onPress(this.#pressKeys, () => shown.spec.onPress()));
    marker.on({
      mouseover: () => shown.spec.onHover?.(true),
      mouseout: () => shown.spec.onHover?.(false),
    });
    marker.addTo(map);
    this.#shown.set(spec.key, shown);
    return shown;
  }

  #focused(): Shown | undefined {
    const { activeElement } = document;
    if (!activeElement) return undefined;
    return [...this.#shown.values()].find(({ marker }) => marker.getElement() === activeElement);
  }

  /** The focused marker is gone, as when a cluster opens: the nearest one takes over. */
  #focusNear(map: LeafletMap, position: LatLng): void {
    let nearest: Marker | undefined;
    for (const { marker } of this.#shown.values()) {
      const isNearer =
        !nearest ||
        map.distance(marker.getLatLng(), position) < map.distance(nearest.getLatLng(), position);
      if (isNearer) nearest = marker;
    }
    (nearest?.getElement() ?? map.getContainer()).focus({ preventScroll: true });
  }
}
