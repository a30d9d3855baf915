import type { Language } from '@ooo/domain/shared/language';
import { DomUtil, Layer, type Map as LeafletMap } from 'leaflet';
import { toLatLng } from '../view/leaflet-order.ts';
import type { Pixel } from './along-line.ts';
import { listAreaNames } from './area-names.ts';
import { chooseLabels, type PlacedLabel } from './choose-labels.ts';
import { listLineNames, type LineLabel } from './city-labels.ts';
import { covers } from '../area/city-map.ts';
import { findCovered, type CoveredBox } from './covered-boxes.ts';
import { drawLabels } from './label-canvas.ts';
import { loadArea } from '../area/map-area.ts';
import { MAP_COLORS } from '../base-map/map-colors.ts';
import type { Town } from '../area/packed.ts';
import { loadTowns } from '../area/towns.ts';

/** What the traveller has on the map: neighbourhoods by name, and points with a marker. */
export interface OwnPlaces {
  readonly names: readonly Town[];
  /** Where the trip goes; its map always says its name. */
  readonly city?: Town | undefined;
  readonly markers: readonly Town['position'][];
}

const PANE = 'base-map-labels';

function paneOf(map: LeafletMap): HTMLElement {
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.style.zIndex = '350';
  pane.style.pointerEvents = 'none';
  return pane;
}

const NOT_HANGUL = /[^\uac00-\ud7a3]/gu;

/** Waits for the font of Korean names: a canvas that is drawn before it came stays as it is. */
async function loadHangul(text: string): Promise<void> {
  const hangul = text.replaceAll(NOT_HANGUL, '');
  if (hangul === '') return;
  await document.fonts.load("500 12px 'Noto Sans KR Variable'", hangul).catch(() => []);
}

/** The names of cities on one canvas over the drawn map, chosen anew whenever the map has moved. */
export class LabelLayer extends Layer {
  readonly #scheme: 'light' | 'dark';
  readonly #language: Language;
  readonly #own: readonly Town[];
  readonly #city: Town | undefined;
  readonly #markers: readonly Town['position'][];
  readonly #canvas = document.createElement('canvas');
  #map: LeafletMap | undefined;

  constructor(scheme: 'light' | 'dark', language: Language, { names, city, markers }: OwnPlaces) {
    super();
    this.#language = language;
    this.#scheme = scheme;
    this.#own = names;
    this.#city = city;
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
    // Without its data a map has no names.
    this.#drawNames().catch(() => undefined);
  };

  async #drawNames(): Promise<void> {
    const map = this.#map;
    if (!map) return;
    const [zoom, bounds, { x: width, y: height }] = [map.getZoom(), map.getBounds(), map.getSize()];
    const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
    const { world, cells, cities } = await loadArea(zoom, box);
    const isDrawn = cities.some((city) => covers(city.box, box));
    const around = isDrawn ? [] : await loadTowns(zoom, box);
    if (map !== this.#map || zoom !== map.getZoom()) return;
    const names = listAreaNames({
      zoom,
      language: this.#language,
      city: this.#city,
      own: this.#own,
      cities,
      towns: [...cells.flatMap((cell) => cell.towns), ...around, ...(world?.cities ?? [])],
    });
    const toPixel = (position: Town['position']): Pixel => {
      const point = map.latLngToContainerPoint(toLatLng([position[0], position[1]]));
      return [point.x, point.y];
    };
    const covered = findCovered(map.getContainer());
    const labels = chooseLabels(names, zoom, {
      width,
      height,
      markers: this.#markers,
      toPixel,
      covered,
    });
    const lines = cities.flatMap((city) => listLineNames(city, this.#language, zoom));
    await loadHangul([...labels, ...lines].map(({ name }) => name).join(''));
    if (map !== this.#map || zoom !== map.getZoom()) return;
    DomUtil.setPosition(this.#canvas, map.containerPointToLayerPoint([0, 0]));
    this.#paint(labels, lines, { width, height, toPixel, covered });
    this.#canvas.style.opacity = '1';
  }

  #paint(
    labels: readonly PlacedLabel[],
    lines: readonly LineLabel[],
    view: {
      readonly width: number;
      readonly height: number;
      readonly covered: readonly CoveredBox[];
      readonly toPixel: (position: Town['position']) => Pixel;
    },
  ): void {
    const ratio = window.devicePixelRatio || 1;
    this.#canvas.width = view.width * ratio;
    this.#canvas.height = view.height * ratio;
    this.#canvas.style.width = `${view.width}px`;
    this.#canvas.style.height = `${view.height}px`;
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    context.scale(ratio, ratio);
    drawLabels(context, labels, lines, { ...view, colors: MAP_COLORS[this.#scheme] });
  }
}
