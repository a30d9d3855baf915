import type { Entry, FairQueue, FairQueueOptions, Refusal, Shortage } from './fair-queue.types.ts';
import { makeRecentUse } from './recent-use.ts';

/**
 * The use of an account that has had nothing lately is unknown: it counts as four to eight seconds, behind those known to
 * take less.
 */
const UNKNOWN_OWNER = 3;
/** How often holders are checked while someone waits. */
const LOOK_MS = 1000;
/** For each such period of waiting, one level of past use is forgiven, so that no wait is for ever. */
const PARDON_MS = 30_000;

interface Piece extends Entry {
  readonly amount: number;
}

interface Waiting extends Piece {
  /** By this it is ordered among the pieces of its owner, and among owners who are equal otherwise. */
  readonly due: number;
  /** What its owner held and waited for when it came. */
  readonly behind: number;
  ahead: number;
  begin(): void;
  leave(reason: unknown): void;
}

interface Holding extends Piece {
  readonly since: number;
  release(): void;
}

/** What a piece of work is ordered by, the first difference counts; less comes first. */
type Rank = readonly number[];

/**
 * Owners are served in turn. First comes the owner that holds least, then what came behind fewer of its owner's, then the
 * one that took clearly less lately, then the one that was served longest ago; accounts that had nothing lately are told apart by
 * their addresses in the same way, and then by their arrival. So an owner's second piece waits behind everyone's first,
 * and many accounts of one address are no better off than one. An owner that has used up its share, or whose
 * lane is full, lets others pass. A piece that waits for the total is never passed by what comes after it in this order,
 * or a large amount would wait for ever.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { time, total, perOwner, lanes = {}, slow } = options;
  const share = Math.min(perOwner, total);
  const lines = new Map<string, Waiting[]>();
  const holdings = new Set<Holding>();
  const held = new Map<string, number>();
  const heldInLane = new Map<string, number>();
  const [owners, addresses] = [makeRecentUse(UNKNOWN_OWNER), makeRecentUse(0)];
  let [used, waiting, arrivals] = [0, 0, 0];
  let look: unknown;
  let closed: (() => Error) | undefined;

  const heldBy = (owner: string): number => held.get(owner) ?? 0;
  const isShareLeft = ({ owner, amount }: Piece): boolean => heldBy(owner) + amount <= perOwner;
  const isLaneOpen = ({ lane = '', amount }: Piece): boolean =>
    (heldInLane.get(lane) ?? 0) + amount <= (lanes[lane] ?? Infinity);
  const isAllowed = (piece: Piece): boolean => isShareLeft(piece) && isLaneOpen(piece);
  const isRoom = ({ amount }: Piece): boolean => used + amount <= total;

  /** `before` is what the owner's pieces before this one amount to. */
  function rankOf(
    { owner, address = owner, due, behind }: Waiting,
    before: number,
    now: number,
  ): Rank {
    const level = owners.levelOf(owner, now);
    const pardoned = Math.floor((now - due) / PARDON_MS);
    if (pardoned > level) return [heldBy(owner) + before, 0, 0, 0, 0, 0, due];
    return [
      heldBy(owner) + before,
      behind,
      level - Math.max(0, pardoned),
      owners.lastTurnOf(owner),
      addresses.levelOf(address, now),
      addresses.lastTurnOf(address),
      due,
    ];
  }

  /** Of those that may begin as far as their owner and their lane go, the one whose turn it is. */
  function findNext(): Waiting | undefined {
    const now = time.performance.now();
    let next: { readonly one: Waiting; readonly rank: Rank } | undefined;
    for (const line of lines.values()) {
      const one = line.find(isAllowed);
      if (!one) continue;
      const rank = rankOf(one, 0, now);
      if (!next || isBefore(rank, next.rank)) next = { one, rank };
    }
    return next?.one;
  }

  function countAhead(one: Waiting): number {
    const now = time.performance.now();
    const own = lines.get(one.owner)?.indexOf(one) ?? 0;
    const rank = rankOf(one, own * one.amount, now);
    let ahead = own;
    for (const [owner, line] of lines) {
      if (owner === one.owner) continue;
      ahead += line.filter((other, at) =>
        isBefore(rankOf(other, at * other.amount, now), rank),
      ).length;
    }
    return ahead;
  }

  function change({ owner, lane = '', amount }: Piece, sign: 1 | -1): void {
    used += sign * amount;
    addTo(held, owner, sign * amount);
    if (lane in lanes) addTo(heldInLane, lane, sign * amount);
  }

  function hold(piece: Piece): () => void {
    const since = time.performance.now();
    change(piece, 1);
    owners.noteTurn(piece.owner, since);
    addresses.noteTurn(piece.address ?? piece.owner, since);
    const release = (): void => {
      if (!holdings.delete(holding)) return;
      change(piece, -1);
      const now = time.performance.now();
      const use = ((now - since) * piece.amount) / share;
      owners.noteUse(piece.owner, use, now);
      addresses.noteUse(piece.address ?? piece.owner, use, now);
      admit();
    };
    const holding: Holding = { ...piece, since, release };
    holdings.add(holding);
    return release;
  }

  function admit(): void {
    if (closed) return;
    for (let next = findNext(); next && isRoom(next); next = findNext()) next.begin();
    for (const line of lines.values()) line.forEach(tellAhead);
    lookLater();
  }

  function tellAhead(one: Waiting): void {
    if (!one.onAhead) return;
    const ahead = countAhead(one);
    if (ahead === one.ahead) return;
    one.ahead = ahead;
    one.onAhead(ahead);
  }

  function lookLater(): void {
    if (!slow || waiting === 0 || look !== undefined) return;
    look = time.setTimeout(() => {
      look = undefined;
      endSlowOnes();
      lookLater();
    }, LOOK_MS);
  }

  function isHeldSlowly({ since, progress }: Holding): boolean {
    const made = progress?.();
    if (!slow || !made) return false;
    if (time.performance.now() - since > slow.turnMs) return true;
    return made.ms >= slow.graceMs && made.moved < (slow.minPerSec * made.ms) / 1000;
  }

  /** One place for each owner that waits and has less than the owner of the place. */
  function endSlowOnes(): void {
    const slowOnes = [...holdings]
      .filter(isHeldSlowly)
      .toSorted((a, b) => heldBy(b.owner) - heldBy(a.owner) || a.since - b.since);
    const inNeed = [...lines.values()].flatMap((line) => line.find(isAllowed) ?? []);
    for (const one of inNeed) {
      const found = slowOnes.findIndex(({ owner }) => heldBy(owner) > heldBy(one.owner));
      const [holding] = found < 0 ? [] : slowOnes.splice(found, 1);
      holding?.giveWay?.();
      holding?.release();
    }
  }

  function refuse(one: Piece, why: Refusal['why'], ahead: number, shortage?: Shortage): Error {
    return options.refusal({
      shortage: shortage ?? (isShareLeft(one) ? 'all' : 'own'),
      why,
      ahead,
    });
  }

  function findCrowd(owner: string): Shortage | undefined {
    if ((lines.get(owner)?.length ?? 0) > options.maxWaitingPerOwner) return 'own';
    return waiting > options.maxWaiting ? 'all' : undefined;
  }

  function stand(one: Waiting): void {
    const line = lines.get(one.owner) ?? [];
    const behind = line.findIndex(({ due }) => due > one.due);
    line.splice(behind < 0 ? line.length : behind, 0, one);
    lines.set(one.owner, line);
    waiting += 1;
  }

  function stepOut(one: Waiting): void {
    const line = lines.get(one.owner) ?? [];
    line.splice(line.indexOf(one), 1);
    if (line.length === 0) lines.delete(one.owner);
    waiting -= 1;
  }

  async function waitInLine(piece: Piece): Promise<() => void> {
    const { owner, signal, patienceMs = 0, waitMs = options.waitMs } = piece;
    return new Promise((resolve, reject) => {
      const finish = (): void => {
        time.clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        stepOut(one);
      };
      arrivals += 1;
      const one: Waiting = {
        ...piece,
        // Two that come in the same moment keep their order.
        due: time.performance.now() + patienceMs + arrivals / 1e6,
        behind: (lines.get(owner) ?? []).reduce((sum, { amount }) => sum + amount, heldBy(owner)),
        ahead: -1,
        begin: () => {
          finish();
          resolve(hold(piece));
        },
        leave: (reason) => {
          finish();
          reject(reason);
          admit();
        },
      };
      // The reason is the caller's own.
      const onAbort = (): void => one.leave(signal?.reason);
      const timer = time.setTimeout(() => one.leave(refuse(one, 'late', countAhead(one))), waitMs);
      signal?.addEventListener('abort', onAbort, { once: true });
      stand(one);
      const crowd = findCrowd(owner);
      admit();
      if (crowd && lines.get(owner)?.includes(one)) {
        one.leave(refuse(one, 'crowded', countAhead(one), crowd));
      }
    });
  }

  return {
    enter: async ({ amount = 1, ...entry }) => {
      entry.signal?.throwIfAborted();
      if (closed) throw closed();
      const piece: Piece = { ...entry, amount: Math.min(amount, share) };
      const isFree = waiting === 0 && isRoom(piece) && isAllowed(piece);
      return isFree ? hold(piece) : waitInLine(piece);
    },
    countWaiting: () => waiting,
    close: (reason) => {
      closed = reason;
      time.clearTimeout(look);
      for (const one of [...lines.values()].flat()) one.leave(reason());
    },
  };
}

function isBefore(a: Rank, b: Rank): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

function addTo(amounts: Map<string, number>, name: string, amount: number): void {
  const sum = (amounts.get(name) ?? 0) + amount;
  if (sum > 0) amounts.set(name, sum);
  else amounts.delete(name);
}
