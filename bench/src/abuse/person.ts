import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  readonly status: number;
  /** Empty where it is long. */
  readonly text: string;
  readonly ms: number;
}

interface Content {
  readonly type?: string;
  readonly body?: string | Uint8Array;
  /** How much of the body is sent; the connection is then held for some time, and closed. */
  readonly sentBytes?: number;
  /** How fast the body is sent, where it is not at once. */
  readonly sentPerSec?: number;
  /** How fast the answer is read, where it is not at once. */
  readonly readPerSec?: number;
}

const HELD_MS = 5000;
/** The longest wait for an answer. */
const PATIENCE_MS = 60_000;
const LONG_ANSWER = 4_000_000;

/** A user with an address and an account of their own, who counts the answers. */
export class Person {
  /** How often which status came; `cut` is a connection that ended without one. */
  readonly answers: Record<string, number> = {};
  readonly #url: URL;
  readonly #agent: Agent;
  #cookie = '';

  /** `address` is one of the loopback's, which Linux has many of. */
  constructor(url: string, address: string) {
    this.#url = new URL(url);
    this.#agent = new Agent({ keepAlive: true, localAddress: address });
  }

  async signIn(email: string): Promise<void> {
    const body = JSON.stringify({ email, name: email });
    await this.send('POST', '/api/login/local', { body });
    await this.send('POST', '/api/invite-check', { body: '{"code":"ALLBLUE"}' });
  }

  /** Answers with JSON of a success; throws otherwise. */
  async make<T>(method: string, path: string, content: Content): Promise<T> {
    const { status, text } = await this.send(method, path, content);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  }

  /** Never throws: status 0 is a connection that ended. */
  async send(method: string, path: string, content: Content = {}): Promise<Answer> {
    const startedAt = performance.now();
    const { status, text } = await this.#exchange(method, path, content).catch(() => ({
      status: 0,
      text: '',
    }));
    const name = status === 0 ? 'cut' : String(status);
    this.answers[name] = (this.answers[name] ?? 0) + 1;
    return { status, text, ms: performance.now() - startedAt };
  }

  close(): void {
    this.#agent.destroy();
  }

  async #exchange(
    method: string,
    path: string,
    { type = 'application/json', body, sentBytes, sentPerSec, readPerSec }: Content,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = request({
        agent: this.#agent,
        host: '127.0.0.1',
        port: this.#url.port,
        method,
        path,
        headers: {
          host: this.#url.host,
          cookie: this.#cookie,
          ...(body === undefined ? {} : { 'content-type': type }),
          ...length,
        },
      });
      sent.on('error', reject);
      sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('nothing comes')));
      sent.on('response', (answer) => {
        this.#keepCookie(answer);
        readText(answer, readPerSec).then(
          (text) => resolve({ status: answer.statusCode ?? 0, text }),
          reject,
        );
      });
      if (sentPerSec !== undefined && body !== undefined) {
        sendSlowly(sent, body, sentPerSec);
        return;
      }
      if (sentBytes === undefined || body === undefined) {
        sent.end(body);
        return;
      }
      sent.write(body.slice(0, sentBytes));
      setTimeout(() => sent.destroy(new Error('held long enough')), HELD_MS);
    });
  }

  #keepCookie({ headers }: IncomingMessage): void {
    const [cookie] = headers['set-cookie'] ?? [];
    if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
  }
}

/** A tenth of a second's worth at a time, until all is sent or the connection has ended. */
function sendSlowly(sent: ClientRequest, body: string | Uint8Array, perSec: number): void {
  const bytes = Buffer.from(body);
  const step = Math.max(1, Math.round(perSec / 10));
  let at = 0;
  const timer = setInterval(() => {
    sent.write(bytes.subarray(at, at + step));
    at += step;
    if (at >= bytes.length) sent.end();
  }, 100);
  const stop = (): void => clearInterval(timer);
  sent.once('finish', stop).once('close', stop);
  // An answer before the end is a refusal: what is left need not be sent.
  sent.once('response', () => sent.end());
}

async function readText(answer: IncomingMessage, perSec = Infinity): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (perSec < Infinity) await sleep((chunk.byteLength / perSec) * 1000);
    if (bytes <= LONG_ANSWER) chunks.push(chunk);
  }
  return bytes <= LONG_ANSWER ? Buffer.concat(chunks).toString() : '';
}
