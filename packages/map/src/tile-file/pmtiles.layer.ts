import * as leaflet from 'leaflet';
import type { GridLayer } from 'leaflet';
import { PMTiles } from 'pmtiles';
import { leafletLayer } from 'protomaps-leaflet';

const TIME_LIMIT_MS = 5_000;

/** A PMTiles file, and the last zoom that it has tiles of. */
export interface OpenedPmtiles {
  readonly file: PMTiles;
  readonly maxZoom: number;
}

/** A PMTiles file whose header could be read; undefined if it does not answer in time or is none. */
export async function openPmtiles(
  url: string,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<OpenedPmtiles | undefined> {
  const file = new PMTiles(url);
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), timeLimitMs);
  try {
    const header = await Promise.race([file.getHeader(), late]);
    return header && { file, maxZoom: header.maxZoom };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Draws a Protomaps base map with Leaflet; the library looks for Leaflet among the globals. Nearer than the file
 * goes, its last tiles are enlarged.
 */
export function makePmtilesLayer(
  { file, maxZoom }: OpenedPmtiles,
  look: { readonly flavor: 'light' | 'dark'; readonly lang: string },
): GridLayer {
  Object.assign(globalThis, { L: leaflet });
  const layer: unknown = leafletLayer({ url: file, maxDataZoom: maxZoom, ...look });
  return asGridLayer(layer);
}

/** The library's layer extends Leaflet's GridLayer, but its types do not say so. */
function asGridLayer(layer: unknown): GridLayer {
  if (!(layer instanceof leaflet.GridLayer)) throw new Error('The layer is not one of Leaflet.');
  return layer;
}
