/** How many openings there is room for at first. */
const FEW = 64;

/** Candidates of one day with the gaps that they fit, and what that is worth. A *gap* is the place behind a point. */
export interface Openings {
  options: Int32Array;
  gaps: Int32Array;
  values: Float64Array;
  count: number;
  /** The index of the highest value; -1 if there is none. */
  best: number;
}

export function noOpenings(): Openings {
  return {
    options: new Int32Array(FEW),
    gaps: new Int32Array(FEW),
    values: new Float64Array(FEW),
    count: 0,
    best: -1,
  };
}

/** Makes room for at least so many openings, and then for twice as many, so that it is seldom called for. */
export function reserve(openings: Openings, size: number): void {
  if (size <= openings.options.length) return;
  const { options, gaps, values } = openings;
  openings.options = new Int32Array(2 * size);
  openings.gaps = new Int32Array(2 * size);
  openings.values = new Float64Array(2 * size);
  openings.options.set(options);
  openings.gaps.set(gaps);
  openings.values.set(values);
}
