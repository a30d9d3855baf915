import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startUpstream } from './upstream-server.ts';
import { asMessage, eventsOf, type Reply, type StreamStep } from './anthropic-replies.ts';

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** Resolves when the client closes the connection before it has its answer. */
  readonly left: Promise<void>;
}

export interface FakeAnthropic {
  readonly url: string;
  /** What was asked so far. */
  readonly asked: Asked[];
  /** The answers from now on, one a request, the last one again and again; `nothing` never comes. */
  readonly answerWith: (...replies: readonly (Reply | 'nothing')[]) => void;
}

/** The Messages API on this machine, for a test file; it ends with the file. */
export async function startFakeAnthropic(): Promise<FakeAnthropic> {
  const asked: Asked[] = [];
  let replies: readonly (Reply | 'nothing')[] = ['nothing'];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const left = new Promise<void>((resolve) => {
      response.once('close', () => {
        if (!response.writableFinished) resolve();
      });
    });
    const body: unknown = await json(request);
    asked.push({ headers: request.headers, body, left });
    const [next = 'nothing', ...later] = replies;
    if (later.length > 0) replies = later;
    await answer(response, next, wantsStream(body));
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  return {
    url: await startUpstream(server),
    asked,
    answerWith: (...next) => {
      replies = next;
      asked.length = 0;
    },
  };
}

function wantsStream(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'stream' in body && body.stream === true;
}

function isMessage(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'stop_reason' in body;
}

async function answer(
  response: ServerResponse,
  reply: Reply | 'nothing',
  inStream: boolean,
): Promise<void> {
  if (reply === 'nothing') return;
  const { status = 200, headers = {}, body, steps, isWhole } = reply;
  if (steps) return sendSteps(response, headers, steps);
  if (inStream && !isWhole && isMessage(body)) {
    return sendSteps(response, headers, eventsOf(asMessage(body)));
  }
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function sendSteps(
  response: ServerResponse,
  headers: Record<string, string>,
  steps: readonly StreamStep[],
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', ...headers });
  for (const step of steps) {
    if (step === 'hang') return;
    if (step === 'reset') {
      response.socket?.resetAndDestroy();
      return;
    }
    if ('pauseMs' in step) await sleep(step.pauseMs);
    else if ('raw' in step) response.write(step.raw);
    else response.write(`event: ${step.event}\ndata: ${JSON.stringify(step.data)}\n\n`);
  }
  response.end();
}
