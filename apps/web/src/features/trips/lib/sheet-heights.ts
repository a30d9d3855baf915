/** The three heights at which a sheet rests, as a share of the room above the tabs. */
export const SHEET_HEIGHTS = { low: 0.12, half: 0.5, full: 0.92 } as const;
export type SheetHeight = keyof typeof SHEET_HEIGHTS;

const ORDER = ['low', 'half', 'full'] as const satisfies readonly SheetHeight[];

/** The height at which a sheet rests after it was released at `share` of the space. */
export function nearestHeight(share: number): SheetHeight {
  const distance = (height: SheetHeight) => Math.abs(SHEET_HEIGHTS[height] - share);
  return ORDER.reduce((best, height) => (distance(height) < distance(best) ? height : best));
}

/** One step up, if there is one. */
export function higher(height: SheetHeight): SheetHeight {
  return ORDER[ORDER.indexOf(height) + 1] ?? height;
}

/** One step down, if there is one. */
export function lower(height: SheetHeight): SheetHeight {
  return ORDER[ORDER.indexOf(height) - 1] ?? height;
}

/** One step up, and from the top down to the lowest. */
export function nextHeight(height: SheetHeight): SheetHeight {
  return height === 'full' ? 'low' : higher(height);
}
