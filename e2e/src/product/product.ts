import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';

const ENTRY = join(import.meta.dirname, '../../../apps/api/dist/server.js');
const START_LIMIT_MS = 60_000;

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
    const product = await Product.on(await mkdtemp(join(tmpdir(), 'ooo-journey-')), env);
    await product.start();
    return product;
  }

  /** A process for a data directory, another's or one still to be made; not started yet. */
  static async on(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Product> {
    return new Product(await getPort(), dataDir, env);
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
