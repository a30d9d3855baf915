import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { distanceKm } from '@ooo/domain/distance/haversine';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { createHeldBack } from './held-back.ts';
import { startUpstream } from './upstream-server.ts';

/** What the server says instead of its good answer; nothing ever with `never`. */
export interface OddTable {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly never?: true;
}

interface AskedTable {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The coordinates of an OSRM's question, by its `sources` and `destinations`. */
  readonly from: readonly Coordinates[];
  readonly to: readonly Coordinates[];
}

export interface FakeRouting {
  readonly url: string;
  readonly asked: AskedTable[];
  /** The answers from now on, one a question, the last one again and again; `{}` is a good one. Forgets the questions. */
  readonly answerWith: (...answers: readonly OddTable[]) => void;
  /** Holds every answer back until the returned function is called. */
  readonly hold: () => () => void;
}

/** Seconds of the good answers: 1 m/s over the straight line, and four minutes more towards the east. */
export function fakeSeconds(from: Coordinates, to: Coordinates): number {
  return distanceKm(from, to) * 1000 + (to[0] > from[0] ? 240 : 0);
}

/** An OSRM on this machine, for a test file, with streets everywhere; it ends with the file. */
export async function startFakeRouting(): Promise<FakeRouting> {
  const asked: AskedTable[] = [];
  let answers: readonly OddTable[] = [{}];
  const { wait, hold } = createHeldBack();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    const path = decodeURIComponent(pathname);
    const points = (path.split('/').at(-1) ?? '').split(';').map(toPoint);
    const from = pick(points, query.get('sources'));
    const to = pick(points, query.get('destinations'));
    const body = await text(request);
    asked.push({ path, query, headers: request.headers, body, from, to });
    const [next = {}, ...later] = answers;
    if (later.length > 0) answers = later;
    await wait();
    if (next.never) return;
    response.writeHead(next.status ?? 200, { 'content-type': 'application/json', ...next.headers });
    const given = next.body ?? tableOf(from, to);
    response.end(typeof given === 'string' ? given : JSON.stringify(given));
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

function toPoint(written: string): Coordinates {
  const [longitude = NaN, latitude = NaN] = written.split(',').map(Number);
  return [longitude, latitude];
}

function pick(points: readonly Coordinates[], positions: string | null): Coordinates[] {
  const wanted = (positions ?? '').split(';').map(Number);
  return wanted.flatMap((position) => points.slice(position, position + 1));
}

function tableOf(from: readonly Coordinates[], to: readonly Coordinates[]) {
  return {
    code: 'Ok',
    durations: from.map((start) => to.map((end) => fakeSeconds(start, end))),
    distances: from.map((start) => to.map((end) => distanceKm(start, end) * 1000)),
    sources: from.map((location) => ({ location, name: '' })),
    destinations: to.map((location) => ({ location, name: '' })),
  };
}
