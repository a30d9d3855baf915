/** Use is forgotten by half in this time. */
const HALF_LIFE_MS = 300_000;
/** Less than this does not put an owner behind others. */
const LEAST_MS = 1000;
/** How many are remembered before those are looked for that may be forgotten. */
const MANY = 1000;

interface Used {
  ms: number;
  at: number;
  turn: number;
}

/** How much each owner has had lately of something scarce, by name; `now` in milliseconds. */
export interface RecentUse {
  /** Notes that a piece of work has begun. */
  noteTurn(name: string, now: number): void;
  noteUse(name: string, ms: number, now: number): void;
  /** 0 below a second, and 1 more for each doubling: differences within a level are chance. */
  levelOf(name: string, now: number): number;
  /** Counts up with every turn; 0 for an owner that has had none lately. */
  lastTurnOf(name: string): number;
}

/** `unknown` is the level of an owner that has had nothing lately. */
export function makeRecentUse(unknown: number): RecentUse {
  const used = new Map<string, Used>();
  let turns = 0;
  let sweepAt = MANY;

  const left = ({ ms, at }: Used, now: number): number => ms * 0.5 ** ((now - at) / HALF_LIFE_MS);

  function find(name: string, now: number): Used {
    const known = used.get(name);
    if (known) return known;
    if (used.size >= sweepAt) sweep(now);
    const fresh = { ms: 0, at: now, turn: 0 };
    used.set(name, fresh);
    return fresh;
  }

  function sweep(now: number): void {
    for (const [name, one] of used) {
      if (now - one.at > HALF_LIFE_MS && left(one, now) < LEAST_MS) used.delete(name);
    }
    sweepAt = Math.max(MANY, 2 * used.size);
  }

  return {
    noteTurn: (name, now) => {
      turns += 1;
      find(name, now).turn = turns;
    },
    noteUse: (name, ms, now) => {
      const one = find(name, now);
      one.ms = left(one, now) + ms;
      one.at = now;
    },
    levelOf: (name, now) => {
      const one = used.get(name);
      return one ? Math.ceil(Math.log2(Math.max(1, left(one, now) / LEAST_MS))) : unknown;
    },
    lastTurnOf: (name) => used.get(name)?.turn ?? 0,
  };
}
