import { createServer, type ServerResponse } from 'node:http';
import { createHeldBack } from './held-back.ts';
import { startUpstream } from './upstream-server.ts';

/** What the upstream says instead of an answer: a status, a text, an answer of other fields, or nothing ever. */
export interface OddReply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** Replaces the daily values of a good answer. */
  readonly daily?: Record<string, unknown>;
  readonly never?: true;
}

export interface FakeOpenMeteo {
  readonly url: string;
  /** The queries of the requests so far. */
  readonly asked: URLSearchParams[];
  /** The answers from now on, one a request, the last one again and again; `{}` is a good one. Forgets the requests. */
  readonly answerWith: (...replies: readonly OddReply[]) => void;
  /** Holds every answer back until the returned function is called. */
  readonly hold: () => () => void;
}

export interface FakeKind {
  readonly path: string;
  /** A good answer, but for the daily values that are given. */
  readonly bodyOf: (query: URLSearchParams, daily: Record<string, unknown>) => string;
}

/** An address of Open-Meteo on this machine, for a test file; it ends with the file. */
export async function startFakeServer({ path, bodyOf }: FakeKind): Promise<FakeOpenMeteo> {
  const asked: URLSearchParams[] = [];
  let replies: readonly OddReply[] = [{}];
  const { wait, hold } = createHeldBack();
  const serve = async (query: URLSearchParams, response: ServerResponse): Promise<void> => {
    const [next = {}, ...later] = replies;
    if (later.length > 0) replies = later;
    await wait();
    if (next.never) return;
    response.writeHead(next.status ?? 200, {
      'content-type': 'application/json; charset=utf-8',
      ...next.headers,
    });
    response.end(next.body ?? bodyOf(query, next.daily ?? {}));
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push(searchParams);
    if (pathname === path) void serve(searchParams, response);
    else response.writeHead(404).end();
  });
  return {
    url: await startUpstream(server),
    asked,
    answerWith: (...next) => {
      replies = next;
      asked.length = 0;
    },
    hold,
  };
}
