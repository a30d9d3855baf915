import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createHeldBack } from './held-back.ts';
import { GOOGLE_ANSWER, NOMINATIM_ANSWER, OVERPASS_ANSWER } from './place-answers.ts';
import { startUpstream } from './upstream-server.ts';

/** What a source says instead of its good answer; nothing ever with `never`, and half of the body with `isCut`. */
export interface OddAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly never?: true;
  readonly isCut?: true;
}

interface AskedPlaces {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
  /** In milliseconds. */
  readonly at: number;
}

export interface FakePlaces {
  readonly url: string;
  readonly asked: AskedPlaces[];
  /** The answers from now on, one a request, the last one again and again; `{}` is a good one. Forgets the requests. */
  readonly answerWith: (...answers: readonly OddAnswer[]) => void;
  /** Holds every answer back until the returned function is called. */
  readonly hold: () => () => void;
}

const GOOD: Readonly<Record<string, unknown>> = {
  '/search': NOMINATIM_ANSWER,
  '/api/interpreter': OVERPASS_ANSWER,
  '/v1/places:searchText': GOOGLE_ANSWER,
  '/v1/places:searchNearby': GOOGLE_ANSWER,
};

/** Nominatim, Overpass and Google Places on this machine, for a test file; they end with the file. */
export async function startFakePlaces(): Promise<FakePlaces> {
  const asked: AskedPlaces[] = [];
  let answers: readonly OddAnswer[] = [{}];
  const { wait, hold } = createHeldBack();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = performance.now();
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    const { headers } = request;
    asked.push({ path, query, body: await text(request), headers, at });
    const [next = {}, ...later] = answers;
    if (later.length > 0) answers = later;
    await wait();
    if (next.never) return;
    const given = next.body ?? GOOD[path] ?? {};
    const body = typeof given === 'string' ? given : JSON.stringify(given);
    const type = { 'content-type': 'application/json; charset=utf-8' };
    response.writeHead(next.status ?? 200, { ...type, ...next.headers });
    if (!next.isCut) return void response.end(body);
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  }

  const server = createServer((request, response) => void serve(request, response));
  return {
    url: await startUpstream(server),
    asked,
    answerWith: (...next) => {
      answers = next;
      asked.length = 0;
    },
    hold,
  };
}
