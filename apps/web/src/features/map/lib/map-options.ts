/** What every map of the product has: how far it zooms, and its own buttons for it. */
export const MAP_OPTIONS = {
  minZoom: 2,
  maxZoom: 18,
  zoomControl: false,
  worldCopyJump: true,
} as const;
