/** Made by `base-map.plugin.ts`. */
declare module 'virtual:base-map' {
  /** The address of each file, by its name. */
  export const FILES: Readonly<Record<string, string>>;
  export const CITY_BOXES: readonly {
    readonly code: string;
    readonly box: readonly [west: number, south: number, east: number, north: number];
  }[];
}
