/** Pixels that are dark along a row or a column. */
export interface Run {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** The order of a picture's pixels: along its rows, or down its columns. */
export interface Scan {
  readonly lines: number;
  readonly length: number;
  readonly step: number;
  readonly lineStep: number;
}

/** What is lighter is paper. */
const PRINTED = 225;
/** Pixels within a run that are no darker than paper, by noise or where a rule steps to the next row. */
const LARGEST_GAP = 3;
/** Longer than the strokes of letters, as high as the engine likes them. */
const LEAST_RUN = 45;
/** Pixels from one that is looked at to the next: a run has several of them. */
const SAMPLE = 11;
/** Longer than most words: dashes and the strokes of large letters are shorter. */
const LEAST_RULE = 150;
/** Lines and pixels by which a run may be off the one that it goes on from. */
const MOST_STEP = 2;
const MOST_BREAK = 14;

/** Long dark shapes along the lines of a picture, as the runs that each of them is made of, not quite level ones too. */
export function listRules(data: Uint8Array, scan: Scan): Run[][] {
  let open: Run[][] = [];
  const done: Run[][] = [];
  for (let line = 0; line < scan.lines; line += 1) {
    const runs = listRuns(data, scan, line);
    if (open.length > 0) {
      done.push(...open.filter((rule) => isOver(rule, line)));
      open = open.filter((rule) => !isOver(rule, line));
    }
    for (const run of runs) {
      const rule = open.find((other) => goesOn(other, run));
      if (rule) rule.push(run);
      else open.push([run]);
    }
  }
  return [...done, ...open].filter((rule) => {
    const [from, to] = findEnds(rule);
    return to - from >= LEAST_RULE;
  });
}

/** Where a rule begins and where it ends. */
export function findEnds(rule: readonly Run[]): readonly [from: number, to: number] {
  return rule.reduce<readonly [number, number]>(
    ([from, to], run) => [Math.min(from, run.from), Math.max(to, run.to)],
    [Infinity, 0],
  );
}

function isOver(rule: readonly Run[], line: number): boolean {
  return line - (rule.at(-1)?.line ?? 0) > MOST_STEP;
}

function goesOn(rule: readonly Run[], run: Run): boolean {
  for (let at = rule.length - 1; at >= 0; at -= 1) {
    const known = rule[at];
    if (!known || run.line - known.line > MOST_STEP) return false;
    if (known.from - run.to <= MOST_BREAK && run.from - known.to <= MOST_BREAK) return true;
  }
  return false;
}

function listRuns(data: Uint8Array, scan: Scan, line: number): Run[] {
  const runs: Run[] = [];
  const { length, step } = scan;
  const start = line * scan.lineStep;
  for (let along = 0; along < length; along += SAMPLE) {
    if ((data[start + along * step] ?? 255) >= PRINTED) continue;
    const from = follow(data, scan, start, along, -1);
    const to = follow(data, scan, start, along, 1) + 1;
    if (to - from >= LEAST_RUN) runs.push({ line, from, to });
    along += Math.floor((to - 1 - along) / SAMPLE) * SAMPLE;
  }
  return runs;
}

/** The last pixel of a run, from one of it on. */
function follow(
  data: Uint8Array,
  { length, step }: Scan,
  start: number,
  along: number,
  by: 1 | -1,
): number {
  let last = along;
  for (let at = along; at >= 0 && at < length && Math.abs(at - last) <= LARGEST_GAP + 1; at += by) {
    if ((data[start + at * step] ?? 255) < PRINTED) last = at;
  }
  return last;
}
