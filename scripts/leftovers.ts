import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './run.ts';

/** A process that has lost its parent. */
export interface Orphan {
  readonly pid: number;
  readonly command: string;
}

/** Processes that are told to end need a moment. */
const POLL_MS = 250;

/** Processes of this repository's programs whose parent has ended; empty if the system cannot tell. */
export function listOrphans(root = ROOT): Orphan[] {
  const orphans: Orphan[] = [];
  for (const line of listProcesses()) {
    const [, pid = '', parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (parent === '1' && command.includes(`${root}/`)) orphans.push({ pid: Number(pid), command });
  }
  return orphans;
}

/** New ones that do not end by themselves. */
export async function findLeftovers(
  before: readonly Orphan[],
  { root = ROOT, waitMs = 10_000 } = {},
): Promise<Orphan[]> {
  const known = new Set(before.map(({ pid }) => pid));
  const findNew = () => listOrphans(root).filter(({ pid }) => !known.has(pid));
  let left = findNew();
  for (let waitedMs = 0; left.length > 0 && waitedMs < waitMs; waitedMs += POLL_MS) {
    await sleep(POLL_MS);
    left = findNew();
  }
  return left;
}

function listProcesses(): string[] {
  try {
    return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  } catch {
    return [];
  }
}
