import type { CSSProperties } from 'react';

/** How large a document is shown beside its fields: as wide as its pane, or at its actual size. */
export type Zoom = 'fit' | 'actual';

/** Quarters of a turn clockwise, from how the document is to how it is shown. */
export type Quarters = 0 | 1 | 2 | 3;

export interface PageLook {
  readonly zoom: Zoom;
  readonly quarters: Quarters;
}

const AFTER: Record<Quarters, Quarters> = { 0: 1, 1: 2, 2: 3, 3: 0 };

/** A quarter further. */
export function turnOn(quarters: Quarters): Quarters {
  return AFTER[quarters];
}

const percent = (fraction: number) => `${fraction * 100}%`;

/** The room that a page takes up, and the page turned in the middle of it. */
export function placePage(
  { width, height }: { readonly width: number; readonly height: number },
  { zoom, quarters }: PageLook,
): { readonly room: CSSProperties; readonly sheet: CSSProperties } {
  const lies = quarters % 2 === 1;
  const [wide, high] = lies ? [height, width] : [width, height];
  return {
    room: { aspectRatio: `${wide} / ${high}`, width: zoom === 'fit' ? '100%' : wide },
    sheet: {
      width: percent(width / wide),
      height: percent(height / high),
      transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
    },
  };
}
