import { DomUtil, Layer, type Map as LeafletMap } from 'leaflet';
import { toLatLng } from '../leaflet-order.ts';
import { loadDetail } from './base-map-layer.ts';
import { chooseLabels, type PlacedLabel } from './choose-labels.ts';
import { MAP_COLORS } from './map-colors.ts';
import type { Town } from './packed.ts';
import type { World } from './world.ts';

/** What the traveller has on the map: neighbourhoods by name, and points with a marker. */
export interface OwnPlaces {
  readonly names: readonly Town[];
  readonly markers: readonly Town['position'][];
}

const PANE = 'base-map-labels';

function paneOf(map: LeafletMap): HTMLElement {
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.style.zIndex = '350';
  pane.style.pointerEvents = 'none';
  return pane;
}

/** The names of cities on one canvas over the drawn map, chosen anew whenever the map has moved. */
export class LabelLayer extends Layer {
  readonly #world: World;
  readonly #scheme: 'light' | 'dark';
  readonly #own: readonly Town[];
  readonly #markers: readonly Town['position'][];
  readonly #canvas = document.createElement('canvas');
  #map: LeafletMap | undefined;

  constructor(world: World, scheme: 'light' | 'dark', { names, markers }: OwnPlaces) {
    super();
    this.#world = world;
    this.#scheme = scheme;
    this.#own = names;
    this.#markers = markers;
    this.#canvas.ariaHidden = 'true';
  }

  override onAdd(map: LeafletMap): this {
    this.#map = map;
    paneOf(map).append(this.#canvas);
    map.on('moveend resize', this.#draw);
    map.on('zoomstart', this.#hide);
    this.#draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off('moveend resize', this.#draw);
    map.off('zoomstart', this.#hide);
    this.#canvas.remove();
    this.#map = undefined;
    return this;
  }

  readonly #hide = () => {
    this.#canvas.style.opacity = '0';
  };

  readonly #draw = () => {
    void this.#drawNames();
  };

  async #drawNames(): Promise<void> {
    const map = this.#map;
    if (!map) return;
    const [zoom, bounds, { x: width, y: height }] = [map.getZoom(), map.getBounds(), map.getSize()];
    const cells = await loadDetail(
      zoom,
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    );
    if (map !== this.#map || zoom !== map.getZoom()) return;
    const towns = [...this.#own, ...cells.flatMap((cell) => cell.towns), ...this.#world.cities];
    const labels = chooseLabels(towns, zoom, {
      width,
      height,
      markers: this.#markers,
      toPixel: ([longitude, latitude]) => {
        const point = map.latLngToContainerPoint(toLatLng([longitude, latitude]));
        return [point.x, point.y];
      },
    });
    DomUtil.setPosition(this.#canvas, map.containerPointToLayerPoint([0, 0]));
    this.#paint(labels, width, height);
    this.#canvas.style.opacity = '1';
  }

  #paint(labels: readonly PlacedLabel[], width: number, height: number): void {
    const ratio = window.devicePixelRatio || 1;
    this.#canvas.width = width * ratio;
    this.#canvas.height = height * ratio;
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${height}px`;
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    const colors = MAP_COLORS[this.#scheme];
    context.scale(ratio, ratio);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = colors.halo;
    for (const { name, x, y, rank } of labels) {
      const isLarge = rank <= 2;
      context.font = `${isLarge ? 600 : 500} ${isLarge ? 14 : 12}px 'Inter Variable', sans-serif`;
      context.fillStyle = rank <= 4 ? colors.label : colors.faintLabel;
      context.strokeText(name, x, y);
      context.fillText(name, x, y);
    }
  }
}
