import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, '../../../apps/api/dist/server.js');
const START_LIMIT_MS = 60_000;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}

/** The built product as a process of its own, on a data directory that outlives restarts. */
export class Product {
  readonly url: string;
  readonly dataDir: string;
  readonly #port: number;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #output = '';

  constructor(port: number, dataDir: string, env: NodeJS.ProcessEnv) {
    this.#port = port;
    this.url = `http://localhost:${port}`;
    this.dataDir = dataDir;
    this.#env = env;
  }

  static async start(env: NodeJS.ProcessEnv = {}): Promise<Product> {
    const dataDir = await mkdtemp(join(tmpdir(), 'ooo-journey-'));
    const product = new Product(await freePort(), dataDir, env);
    await product.start();
    return product;
  }

  /** A second process for the data of another; not started yet. */
  static async on(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Product> {
    return new Product(await freePort(), dataDir, env);
  }

  /** All that the process has printed so far. */
  get output(): string {
    return this.#output;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [ENTRY], {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_ENV: 'production',
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        OFFLINE: 'on',
        RATE_LIMITS: 'off',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#output = '';
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`The product did not start in time:\n${this.#output}`));
      }, START_LIMIT_MS);
      const read = (chunk: Buffer): void => {
        this.#output += chunk.toString();
        if (!this.#output.includes(`OOO is ready at ${this.url}`)) return;
        clearTimeout(timer);
        resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`The product ended with ${code} before it was ready:\n${this.#output}`));
      });
    });
  }

  /** Ends the process and waits for it. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? 0;
    const ended = new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
    });
    child.kill(signal);
    return ended;
  }

  async restart(): Promise<void> {
    await this.end();
    await this.start();
  }

  /** Ends the process and removes what it kept. */
  async dispose(): Promise<void> {
    await this.end();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
