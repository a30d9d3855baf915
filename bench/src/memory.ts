import { readdirSync, readFileSync } from 'node:fs';

const INTERVAL_MS = 50;

/** Measures the peak memory of this process's children, in megabytes; 0 if the system has no `/proc`. */
export function watchMemory(): { stop(): number } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, ...listChildren().map(measure));
  }, INTERVAL_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

function listChildren(): number[] {
  return listProcesses().filter((pid) => Number(readField(pid, 'PPid')) === process.pid);
}

export function listProcesses(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function measure(pid: number): number {
  return Math.round(Number(/\d+/u.exec(readField(pid, 'VmRSS') ?? '0')?.[0]) / 1024);
}

/** A line of a process's status; undefined when it has ended. */
export function readField(pid: number, name: string): string | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return new RegExp(`^${name}:\\s+(.*)$`, 'mu').exec(status)?.[1];
  } catch {
    return undefined;
  }
}
