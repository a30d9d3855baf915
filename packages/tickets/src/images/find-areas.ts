/** Pixels that hang together, and the box around them; `right` and `bottom` are beyond it. */
export interface Area {
  /** Its pixels have this number in {@link Areas.numbers}. */
  readonly number: number;
  readonly pixels: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Areas {
  readonly areas: readonly Area[];
  /** For each pixel the number of its area; 0 for those of none. */
  readonly numbers: Uint32Array;
}

/** The areas of the pixels that are marked by a 1, by rows, where so many are beside each other in a row; corners do not join. */
export function findAreas(marks: Uint8Array, width: number, leastRun = 1): Areas {
  const numbers = new Uint32Array(marks.length);
  const waiting = new Uint32Array(marks.length);
  const areas: Area[] = [];
  let run = 0;
  for (let at = 0; at < marks.length; at += 1) {
    if (at % width === 0) run = 0;
    run = marks[at] === 1 ? run + 1 : 0;
    if (run < leastRun || numbers[at] !== 0) continue;
    areas.push(fillArea(marks, width, at, { number: areas.length + 1, numbers, waiting }));
  }
  return { areas, numbers };
}

interface Filling {
  readonly number: number;
  readonly numbers: Uint32Array;
  /** Pixels of the area whose neighbours are looked at next. */
  readonly waiting: Uint32Array;
}

/** Gives its number to all that hangs together with a pixel. */
function fillArea(
  marks: Uint8Array,
  width: number,
  start: number,
  { number, numbers, waiting }: Filling,
): Area {
  let [left, top, right, bottom] = [width, Infinity, 0, 0];
  let pixels = 0;
  const visit = (at: number): void => {
    if (marks[at] !== 1 || numbers[at] !== 0) return;
    numbers[at] = number;
    waiting[pixels] = at;
    pixels += 1;
  };
  visit(start);
  for (let next = 0; next < pixels; next += 1) {
    const at = waiting[next] ?? 0;
    const x = at % width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, at);
    bottom = Math.max(bottom, at);
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    visit(at - width);
    visit(at + width);
  }
  const [first, last] = [Math.floor(top / width), Math.floor(bottom / width)];
  return { number, pixels, left, top: first, right, bottom: last + 1 };
}
