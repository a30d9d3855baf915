import { readFileSync } from 'node:fs';

/**
 * Names a running process so that a later one with the same number is told apart: its number and, on
 * Linux, the tick it started at. Undefined where it is gone, or gone but not yet collected by its parent.
 */
export function processToken(pid: number): string | undefined {
  if (process.platform !== 'linux') return isRunning(pid) ? `${pid}` : undefined;
  try {
    // The second field is the program's name in parentheses and may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${pid}-${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** True while the process that {@link processToken} named runs. */
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
