import { Agent, request } from 'node:http';

const HANG_MS = 5000;

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** The result: a status, or `hang` if there was no answer, or `closed`. */
export interface Answer {
  readonly status: number | 'hang' | 'closed';
  readonly text: string;
  readonly isJson: boolean;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends what `fetch` would refuse to. */
export async function ask(
  url: string,
  { method, path, headers = {}, body }: Asked,
): Promise<Answer> {
  const start = performance.now();
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const end = (status: Answer['status'], text = '', isJson = false): void => {
      resolve({ status, text, isJson, ms: performance.now() - start });
    };
    const signal = AbortSignal.timeout(HANG_MS);
    const failed = (): void => end(signal.aborted ? 'hang' : 'closed');
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      { agent, hostname, port, method, path, signal, headers: { ...headers, ...length } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', failed);
        answer.on('end', () => {
          const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false;
          end(answer.statusCode ?? 0, Buffer.concat(chunks).toString(), isJson);
        });
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}
