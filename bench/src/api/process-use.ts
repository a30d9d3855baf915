import { readFileSync } from 'node:fs';
import { listProcesses, readField } from '../memory.ts';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const INTERVAL_MS = 100;

/** User and system time; of a process that is gone 0. */
export function cpuMsOf(pid: number): number {
  const [own = 0] = readTicks(pid);
  return own * TICK_MS;
}

/** As {@link cpuMsOf}, with the children of a process: those that run and those that have ended. */
export function cpuMsOfTree(pid: number): number {
  const [own = 0, ended = 0] = readTicks(pid);
  const children = listProcesses().filter((child) => Number(readField(child, 'PPid')) === pid);
  return children.reduce((sum, child) => sum + cpuMsOf(child), (own + ended) * TICK_MS);
}

/** Ticks of the process itself, and of its children that have ended. */
function readTicks(pid: number): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return [user + system, childUser + childSystem];
  } catch {
    return [];
  }
}

export function rssMbOf(pid: number): number {
  return Number.parseInt(readField(pid, 'VmRSS') ?? '0', 10) / 1024;
}

/** The most memory of a process until the measurement is stopped, in megabytes. */
export function watchRss(pid: number): { stop(): number } {
  let peak = 0;
  const look = (): void => {
    peak = Math.max(peak, rssMbOf(pid));
  };
  const timer = setInterval(look, INTERVAL_MS);
  return {
    stop: () => {
      look();
      clearInterval(timer);
      return peak;
    },
  };
}
