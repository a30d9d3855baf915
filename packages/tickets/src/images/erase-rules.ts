import type { Gray } from './gray.ts';
import { findEnds, listRules, type Run, type Scan } from './list-rules.ts';

/** What is darker is printed, and may be part of its soft edges. */
const PRINTED = 225;
const PAPER = 250;
const WHITE = 255;
/** Pixels across a rule. What is thicker is a bar, or a letter that is on the rule. */
const THICKEST = 6;
const SOFT_EDGE = 3;
/** Share of a rule that is no thicker. Strokes of letters side by side have others below them. */
const LEAST_THIN = 0.85;

/**
 * The picture without the rules between and around what is printed: one that is not quite level swallows the line of letters
 * beside it, or is read as letters. Print is level, evenly lit and as high as the engine likes it; letters that touch a
 * rule stay.
 */
export function eraseRules(gray: Gray): Gray {
  const { width, height } = gray;
  const data = Uint8Array.from(gray.data);
  const scans: Scan[] = [
    { lines: height, length: width, step: 1, lineStep: width },
    { lines: width, length: height, step: width, lineStep: 1 },
  ];
  for (const scan of scans) {
    for (const rule of listRules(gray.data, scan)) {
      const cuts = cutAcross(gray.data, scan, rule);
      if (cuts) for (const cut of cuts) whiten(gray.data, data, scan, cut);
    }
  }
  return { width, height, data };
}

/** The lines that a rule takes up at one place along it. */
interface Cut {
  readonly along: number;
  readonly first: number;
  readonly last: number;
}

/** The rule cut across wherever it is thin; undefined for what is not a rule. */
function cutAcross(data: Uint8Array, scan: Scan, rule: readonly Run[]): Cut[] | undefined {
  const [from, to] = findEnds(rule);
  const middles = findMiddles(rule, from, to);
  const cuts: Cut[] = [];
  for (const [index, middle] of middles.entries()) {
    const cut = cutAt(data, scan, from + index, middle);
    if (cut.last - cut.first < THICKEST) cuts.push(cut);
  }
  return cuts.length < LEAST_THIN * (to - from) ? undefined : cuts;
}

/** The line in the middle of the rule at each place along it; where it breaks, it goes on level. */
function findMiddles(rule: readonly Run[], from: number, to: number): Int32Array {
  const middles = new Int32Array(to - from).fill(-1);
  const firsts = new Int32Array(to - from).fill(-1);
  for (const run of rule) {
    for (let along = run.from - from; along < run.to - from; along += 1) {
      if ((firsts[along] ?? -1) < 0) firsts[along] = run.line;
      middles[along] = ((firsts[along] ?? 0) + run.line) >> 1;
    }
  }
  let last = middles.find((line) => line >= 0) ?? 0;
  return middles.map((line) => (last = line < 0 ? last : line));
}

function cutAt(data: Uint8Array, scan: Scan, along: number, middle: number): Cut {
  const first = walk(data, scan, along, middle, -1);
  return { along, first, last: walk(data, scan, along, middle, 1) };
}

/** The last of the lines from one on that are printed at this place, a few more than a rule has at most. */
function walk(
  data: Uint8Array,
  { lines, step, lineStep }: Scan,
  along: number,
  from: number,
  by: 1 | -1,
  level = PRINTED,
  most = THICKEST,
): number {
  let line = from;
  while (Math.abs(line - from) < most) {
    const next = line + by;
    if (next < 0 || next >= lines) return line;
    if ((data[next * lineStep + along * step] ?? WHITE) >= level) return line;
    line = next;
  }
  return line;
}

function whiten(
  seen: Uint8Array,
  erased: Uint8Array,
  scan: Scan,
  { along, first, last }: Cut,
): void {
  const from = walk(seen, scan, along, first, -1, PAPER, SOFT_EDGE);
  const to = walk(seen, scan, along, last, 1, PAPER, SOFT_EDGE);
  for (let line = from; line <= to; line += 1) {
    erased[line * scan.lineStep + along * scan.step] = WHITE;
  }
}
