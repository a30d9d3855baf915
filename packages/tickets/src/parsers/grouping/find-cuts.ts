import type { Token } from '../tokens/token.ts';

/** How far from its flight number a token may be, in tokens. */
const REACH = 28;
/** The cost of leaving a token before a flight unassigned. */
const LEFT_OUT = 0.2;

/** The most that a cut within a line is worth. */
const WITHIN_LINE = -1;

/** The tokens of one flight, half open. */
export interface Row {
  readonly start: number;
  readonly end: number;
}

/** One row a flight number, in order, and how much sense they make together. */
export interface Cutting {
  readonly score: number;
  readonly rows: readonly Row[];
}

interface Scores {
  /** How complete a flight the tokens around a number make. */
  readonly scoreRow: (row: Row, anchor: number) => number;
  /** How well a row begins or ends before a token. */
  readonly scoreCut: (cut: number) => number;
}

/**
 * The best rows of tokens around the flight numbers at `anchors` (dynamic programming over their ends). Tokens
 * between two rows that belong to neither, such as a journey's total or a hotel, are left out.
 */
export function findCuts(
  tokens: readonly Token[],
  anchors: readonly number[],
  { scoreRow, scoreCut }: Scores,
): Cutting {
  let ended: ReadonlyMap<number, Cutting> = new Map([[0, { score: 0, rows: [] }]]);
  for (const [index, anchor] of anchors.entries()) {
    const isLast = index === anchors.length - 1;
    const next = anchors[index + 1] ?? tokens.length;
    const starts = listStarts(ended, anchor);
    const ends = new Map<number, Cutting>();
    for (let end = anchor + 1; end <= Math.min(next, anchor + REACH); end += 1) {
      const best = chooseStart(
        starts,
        (start) => scoreRow({ start, end }, anchor) + scoreCut(start) / 2,
      );
      if (!best) continue;
      const { start, before, score } = best;
      ends.set(end, {
        score: score + (isLast ? endCut(scoreCut(end)) : scoreCut(end)) / 2,
        rows: [...before.rows, { start, end }],
      });
    }
    ended = ends;
  }
  return [...ended.values()].reduce((a, b) => (b.score > a.score ? b : a), {
    score: -Infinity,
    rows: [],
  });
}

/** After the last flight the lines right below belong to none, and the rest of its own line does. */
function endCut(score: number): number {
  return score > WITHIN_LINE ? Math.max(0, score) : score;
}

/** Where the row of a number may begin, with the best that comes before it. */
function listStarts(ended: ReadonlyMap<number, Cutting>, anchor: number): Map<number, Cutting> {
  const starts = new Map<number, Cutting>();
  let best: Cutting | undefined;
  for (let start = Math.min(...ended.keys()); start <= anchor; start += 1) {
    if (best) best = { rows: best.rows, score: best.score - LEFT_OUT };
    const here = ended.get(start);
    if (here && (!best || here.score >= best.score)) best = here;
    if (best && start >= anchor - REACH) starts.set(start, best);
  }
  return starts;
}

interface Start {
  readonly start: number;
  readonly before: Cutting;
  readonly score: number;
}

function chooseStart(
  starts: ReadonlyMap<number, Cutting>,
  scoreFrom: (start: number) => number,
): Start | undefined {
  let best: Start | undefined;
  for (const [start, before] of starts) {
    const score = before.score + scoreFrom(start);
    if (!best || score > best.score) best = { start, before, score };
  }
  return best;
}
