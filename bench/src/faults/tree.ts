import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './pick-faults.ts';
import type { Answer, Order } from './tests.process.ts';

/** A fault can cause an endless loop, which no test limit ends. */
const MAX_RUN_MS = 6 * 60_000;
const HANGS: Answer = ['nothing ends'];

/** A clone of the last commit with its dependencies: faults never touch the files in the working tree. */
export class Tree {
  readonly root: string;
  #tests: ChildProcess | undefined;

  private constructor(root: string) {
    this.root = root;
  }

  static async make(repository: string): Promise<Tree> {
    const root = await mkdtemp(join(tmpdir(), 'ooo-faults-'));
    const stdio = ['ignore', 'ignore', 2] as const;
    execFileSync('git', ['clone', '--quiet', repository, root], { stdio: [...stdio] });
    const install = ['--yes', 'pnpm@10', 'install', '--prefer-offline', '--frozen-lockfile'];
    execFileSync('npx', install, { cwd: root, stdio: [...stdio] });
    return new Tree(root);
  }

  /** Runs tests with the fault, or without one, and resolves to those that fail. */
  async run(tests: readonly string[], fault?: Fault): Promise<Answer> {
    if (tests.length === 0) return [];
    const changed = fault?.path ?? '';
    if (!fault) return this.#ask({ changed, tests });
    await writeFile(join(this.root, fault.path), fault.text);
    try {
      return await this.#ask({ changed, tests });
    } finally {
      execFileSync('git', ['checkout', '--quiet', '--', fault.path], { cwd: this.root });
    }
  }

  async remove(): Promise<void> {
    await this.#stop();
    await rm(this.root, { recursive: true, force: true });
  }

  async #ask(order: Order): Promise<Answer> {
    const tests = await this.#start();
    const over = new AbortController();
    const { signal } = over;
    const answered = once(tests, 'message', { signal }) as Promise<[Answer]>;
    const ended = once(tests, 'exit', { signal }).then((): [Answer] => [['vitest ended']]);
    const tooLong = sleep<[Answer]>(MAX_RUN_MS, [HANGS], { signal });
    tests.send(order);
    const [answer] = await Promise.race([answered, ended, tooLong]);
    for (const other of [answered, ended, tooLong]) other.catch(() => undefined);
    over.abort();
    if (answer === HANGS) await this.#stop();
    return answer;
  }

  async #start(): Promise<ChildProcess> {
    if (this.#tests?.exitCode === null && this.#tests.signalCode === null) return this.#tests;
    const tests = fork(join(this.root, 'bench/src/faults/tests.process.ts'), {
      cwd: this.root,
      detached: true,
      // A test that waits for something that the fault removed need not wait long.
      env: { ...process.env, TEST_PATIENCE_MS: '20000' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#tests = tests;
    await once(tests, 'message');
    return tests;
  }

  /** Together with all processes that its tests started. */
  async #stop(): Promise<void> {
    const tests = this.#tests;
    if (tests?.pid === undefined || tests.exitCode !== null) return;
    const ended = once(tests, 'exit');
    tests.kill('SIGTERM');
    await Promise.race([ended, sleep(10_000, undefined, { ref: false })]);
    try {
      process.kill(-tests.pid, 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  }
}
