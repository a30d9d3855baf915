import { execFileSync } from 'node:child_process';

const POLL_MS = 500;
const RUNNER = /(^|[\s/])(npm|npx|pnpm)(@|\.c?js|\s|$)/;
const SHELL = /^(\S*\/)?(ba|da|z)?sh\s/;

export interface Ancestor {
  readonly pid: number;
  readonly command: string;
}

/** The package runners between this process and the person who typed the command, the nearest first. */
export function runnersAmong(ancestors: readonly Ancestor[]): number[] {
  const runners: number[] = [];
  for (const { pid, command } of ancestors) {
    if (RUNNER.test(command)) runners.push(pid);
    else if (!SHELL.test(command)) break;
  }
  return runners;
}

/** The process's parents up to the first; none where the system does not tell. */
function listAncestors(): Ancestor[] {
  const ancestors: Ancestor[] = [];
  try {
    for (let pid = process.ppid; pid > 1;) {
      const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], {
        encoding: 'utf8',
      }).trim();
      const [, parent = '0', command = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
      ancestors.push({ pid, command });
      pid = Number(parent);
    }
  } catch {
    // Without `ps` a signal has to reach the product itself.
  }
  return ancestors;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * A signal to `npx` or `pnpm` ends the runner without telling its child: the shell between them goes
 * on waiting. This tells this process by SIGHUP, which begins a stop and, where the signal has reached this
 * process as well, hurries none.
 */
export function endWithRunners(): void {
  const runners = runnersAmong(listAncestors());
  const timer = setInterval(() => {
    if (runners.every(isAlive)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGHUP');
  }, POLL_MS);
  timer.unref();
}
