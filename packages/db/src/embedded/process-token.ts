import { readFileSync } from 'node:fs';

/**
 * Identifies a running process, and distinguishes it from a later one with the same id: its id and, on Linux, the
 * tick at which it started. Undefined if it is gone, or is a zombie.
 */
export function processToken(pid: number): string | undefined {
  if (process.platform !== 'linux') return isRunning(pid) ? `${pid}` : undefined;
  try {
    // The second field is the program's name in parentheses and may contain anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${pid}-${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** True while the process that {@link processToken} identified is running. */
export function isAlive(token: string): boolean {
  return processToken(Number.parseInt(token, 10)) === token;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
