import type { PlacedText } from './narrow-box.ts';

interface PageSize {
  /** 1-based. */
  readonly number: number;
  /** Pixels at its actual size. */
  readonly width: number;
  readonly height: number;
  /** Its print, where the browser can read it; none of a picture. */
  readonly texts: readonly PlacedText[];
}

/** A page that the browser can draw: a picture by its address, or on a canvas. */
export type DrawnPage = PageSize &
  (
    | { readonly address: string }
    | { readonly drawOn: (canvas: HTMLCanvasElement) => Promise<void> }
  );

export interface DrawnDocument {
  readonly pages: readonly DrawnPage[];
  /** How many there are; more than `pages` in a long document. */
  readonly pageCount: number;
  readonly close: () => void;
}
