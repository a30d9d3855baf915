/** What decides whether a socket gives way. */
export interface OpenSocket {
  /** Whose it is: an address, or the network of a customer. */
  readonly address: string;
  /** `none` between two requests, `work` while the server makes an answer, `transfer` while bytes come or go. */
  readonly use: 'none' | 'transfer' | 'work';
  /** When it last moved bytes worth mentioning, began or ended a request; by the process's clock, in milliseconds. */
  movedAt: number;
}

/** What a browser opens. An address that has no more than that loses nothing that is in use. */
const FEW = 6;
const SLOW_MS = 3000;

/**
 * The socket that gives way when there is one too many; the newest counts as the others do. The address with the most
 * sockets loses one: the one that has been idle for longest, else the slowest transfer, else any. If even that address
 * has few, so that many people are here at once, any idle or slow one goes, and if there is none the
 * newest. Takes at least one socket, in the order of their opening.
 */
export function chooseSocket<T extends OpenSocket>(sockets: readonly T[]): T {
  const newest = sockets.at(-1);
  if (!newest) throw new RangeError('There is no socket.');
  const now = newest.movedAt;
  const most = listOfMost(sockets);
  if (most.length > FEW) return leastMissed(most, now) ?? newest;
  const idleOrSlow = sockets.filter((one) => one !== newest && rankOf(one, now) < 2);
  return leastMissed(idleOrSlow, now) ?? newest;
}

/** The sockets of the address that has the most. */
function listOfMost<T extends OpenSocket>(sockets: readonly T[]): readonly T[] {
  const byAddress = new Map<string, T[]>();
  let most: readonly T[] = [];
  for (const socket of sockets) {
    const own = byAddress.get(socket.address);
    if (own) own.push(socket);
    const all = own ?? [socket];
    if (!own) byAddress.set(socket.address, all);
    if (all.length > most.length) most = all;
  }
  return most;
}

/** The lowest rank first, and within a rank the one that has not moved for longest. Not sorted: an attacker may open thousands. */
function leastMissed<T extends OpenSocket>(sockets: readonly T[], now: number): T | undefined {
  let [least, leastRank] = [sockets[0], Infinity];
  for (const socket of sockets) {
    const rank = rankOf(socket, now);
    if (rank > leastRank || (rank === leastRank && least && socket.movedAt >= least.movedAt))
      continue;
    [least, leastRank] = [socket, rank];
  }
  return least;
}

/** 0 for an idle socket, 1 for a slow transfer, 2 for one that moves, 3 where the server works. */
function rankOf({ use, movedAt }: OpenSocket, now: number): number {
  if (use === 'none') return 0;
  if (use === 'work') return 3;
  return now - movedAt > SLOW_MS ? 1 : 2;
}
