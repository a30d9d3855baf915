/** A bar of a chart: its place and height as shares of the chart, 0 to 1. */
export interface Bar {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

const FILLED = 0.75;

/** A bar for each value, side by side; the highest is as high as the chart, and all are flat if every value is zero. */
export function toBars(values: readonly number[]): Bar[] {
  const most = Math.max(0, ...values);
  const slot = values.length === 0 ? 0 : 1 / values.length;
  return values.map((value, index) => ({
    x: (index + (1 - FILLED) / 2) * slot,
    width: slot * FILLED,
    height: most === 0 ? 0 : value / most,
  }));
}
