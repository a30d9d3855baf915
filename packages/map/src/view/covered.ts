/** How much of the map other things cover at its edges, in pixels. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}
