import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { join } from 'node:path';
import { connect } from '@ooo/db/connect';
import { startEmbedded } from '@ooo/db/embedded/start-embedded';
import type { Db } from '@ooo/db/tables/database';
import { makeTestFolder, removeTestFolder } from '@ooo/db/testing/test-folder';
import { atEnd } from '@ooo/db/testing/at-end';
import { ownPort } from './own-port.ts';
import { isReady, type Run, runFile } from './server-process.ts';

/** A product with a database of its own in a folder of its own, started and stopped as a person does. */
export class OwnProduct {
  readonly #folder: string;
  readonly url: string;
  readonly #port: number;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** The folder is removed when the test file ends, with a server that is still running on it. */
  static async make(): Promise<OwnProduct> {
    const folder = await makeTestFolder();
    atEnd(async () => removeTestFolder(folder));
    return new OwnProduct(folder, await ownPort());
  }

  get dataDir(): string {
    return this.#folder;
  }

  /** SIGUSR2 makes it throw an uncaught error. */
  async start(env: Record<string, string> = {}): Promise<Run> {
    const variables = {
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      DATA_DIR: this.#folder,
      PUBLIC_URL: '',
      LOCAL_SIGN_IN: 'on',
      INVITE_GATE: 'off',
      MAX_TRIPS_PER_USER: '10000',
      RATE_LIMITS: 'off',
      OFFLINE: 'on',
      LOG_LEVEL: 'warn',
      ...env,
    };
    const preload = `process.on('SIGUSR2', () => { throw new Error('nobody catches this'); })`;
    const run = runFile('server.ts', variables, { preload, detached: true });
    await isReady(run);
    return run;
  }

  /** Signs in; resolves to the cookie for requests. */
  async signIn(email = 'kim@example.com'): Promise<string> {
    const answer = await fetch(`${this.url}/api/login/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, name: 'Kim' }),
    });
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }

  /** A raw connection, for requests that no proper client sends. Its end is not an error. */
  async open(): Promise<Socket> {
    const socket = connectTcp(this.#port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }

  /** The processes that run on the folder: the database's. */
  listProcesses(): string[] {
    const lines = execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' }).split('\n');
    return lines.filter((line) => line.includes(`-D ${this.#folder}`));
  }

  /** The process of the database, while it runs. */
  findServer(): number {
    const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
    const line = lines.find((text) => text.includes(`-D ${this.#folder}`));
    if (!line) throw new Error('No database runs.');
    return Number.parseInt(line, 10);
  }

  /** Reads the database while the product is not running. */
  async ask<T>(question: (db: Db) => Promise<T>): Promise<T> {
    const server = await startEmbedded({ dataDir: join(this.#folder, 'postgres') });
    const { db, close } = connect({ connectionString: server.connectionString });
    try {
      return await question(db);
    } finally {
      await close();
      await server.close();
    }
  }
}
