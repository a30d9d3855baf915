import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import type { SuggestedSegment } from '@ooo/tickets/assistant/suggested-segment';

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** One answer of the Messages API. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

export interface FakeAnthropic {
  readonly url: string;
  /** What was asked so far. */
  readonly asked: Asked[];
  /** The answers from now on, one a request, the last one again and again; `nothing` never comes. */
  readonly answerWith: (...replies: readonly (Reply | 'nothing')[]) => void;
}

/** An answer as the Messages API gives it. */
export function messageOf(text: string, fields: object = {}): Reply {
  return {
    body: {
      id: 'msg_01XFDUDYJgAACzvnptvVoYEL',
      type: 'message',
      role: 'assistant',
      model: 'claude-haiku-5-5',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 900, output_tokens: 100 },
      ...fields,
    },
  };
}

export function flightsOf(...flights: SuggestedSegment[]): Reply {
  return messageOf(JSON.stringify({ flights }));
}

/** An error as the API gives it. */
export function errorOf(status: number, type: string, headers: Record<string, string> = {}): Reply {
  const body = { type: 'error', error: { type, message: 'Made for a test' }, request_id: 'req_1' };
  return { status, headers: { 'retry-after': '0', ...headers }, body };
}

/** The Messages API on this machine, for a test file; it ends with the file. */
export async function startFakeAnthropic(): Promise<FakeAnthropic> {
  const asked: Asked[] = [];
  let replies: readonly (Reply | 'nothing')[] = ['nothing'];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked.push({ headers: request.headers, body: await json(request) });
    const [next = 'nothing', ...later] = replies;
    if (later.length > 0) replies = later;
    answer(response, next);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answerWith: (...next) => {
      replies = next;
      asked.length = 0;
    },
  };
}

function answer(response: ServerResponse, reply: Reply | 'nothing'): void {
  if (reply === 'nothing') return;
  const { status = 200, headers = {}, body } = reply;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
