import { afterAll, expect, test } from 'vitest';
import { readJsonLines } from '@ooo/domain/shared/json-lines';
import { ReadingLine } from '@ooo/domain/tickets/reading-line.schema';
import { createTicketPool } from '@ooo/tickets/worker/pool';
import type { TicketsAnswer } from '@ooo/domain/tickets/ticket.schema';
import type { Refusal } from '../../testing/answer-shapes.ts';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { ITINERARY, makePdf } from '../../testing/make-pdf.ts';
import { headersOf } from '../../testing/people.ts';
import { toForm } from '../../testing/rest-request.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, deps } = await startTestApp();
const user = await makeInvitedUser(deps);
const session = await headersOf(deps, user);
const encode = (text: string) => new TextEncoder().encode(text);

const PATH = '/api/read-documents';
const THERE = 'Flight KE 082, 1 OCT 2026, JFK 13:00 - ICN 17:05';
const BACK = 'Flight KE 081, 11 OCT 2026, ICN 10:00 - JFK 11:05';
const LINES = { accept: 'application/x-ndjson', 'accept-encoding': 'gzip' };

async function send(
  documents: readonly (string | Uint8Array)[],
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const files = documents.map((content, at) => ({
    field: 'document',
    name: `${at}.txt`,
    bytes: typeof content === 'string' ? encode(content) : content,
  }));
  const form = toForm(files, fields);
  return app.inject({
    method: 'POST',
    url: PATH,
    ...form,
    headers: { ...session, ...form.headers, ...headers },
  });
}

const JOURNEY = {
  legs: [{ flightNumber: 'KE82' }, { flightNumber: 'KE81' }],
  startDate: '2026-10-02',
  endDate: '2026-10-11',
  returnFrom: 1,
};

test('outbound in one document and return in the other are one journey, over both wires', async () => {
  const answer = await send([THERE, BACK]);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toMatchObject({
    documents: [
      { name: '0.txt', problem: null },
      { name: '1.txt', problem: null },
    ],
    flights: JOURNEY,
  });
  const documents = [THERE, BACK].map((text, at) => ({ name: `${at}.txt`, bytes: encode(text) }));
  const { flights } = await callerOf(deps, user).tickets.readDocuments({ documents });
  expect(flights).toEqual(answer.json<TicketsAnswer>().flights);
});

test('a client that follows gets a line for each step, uncompressed, and the answer at the end', async () => {
  const answer = await send([THERE, BACK], {}, LINES);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
  const lines: ReadingLine[] = [];
  for await (const line of readJsonLines([answer.body])) lines.push(ReadingLine.parse(line));
  const steps = lines.flatMap((line) => ('step' in line ? [line.step] : []));
  expect(steps.map(({ step, document }) => `${step} ${document}`)).toEqual(
    expect.arrayContaining(['opening 0', 'flights 0', 'opening 1', 'flights 1']),
  );
  expect(steps.length).toBe(lines.length - 1);
  expect(lines.at(-1)).toMatchObject({ answer: { flights: JOURNEY } });
});

test('a document that cannot be read has its problem, and the others count', async () => {
  const locked = await makePdf(ITINERARY, { password: 'secret' });
  const passwords = JSON.stringify({ 1: 'wrong' });
  const answer = await send([locked, locked, THERE], { passwords });
  expect(answer.json()).toMatchObject({
    documents: [
      { problem: { reason: 'ENCRYPTED' } },
      { problem: { reason: 'WRONG_PASSWORD' } },
      { problem: null },
    ],
    flights: { legs: [{ flightNumber: 'KE82' }] },
  });
  const opened = await send([BACK, locked], { passwords: '{"1":"secret"}' });
  expect(opened.json<TicketsAnswer>().documents).toMatchObject([
    { problem: null },
    { problem: null },
  ]);
});

test('the messages are in the language of the form', async () => {
  const nothing = 'Two roads diverged in a yellow wood';
  const answer = await send([nothing], { language: 'es' });
  const { warnings } = answer.json<TicketsAnswer>().flights;
  expect(warnings).toMatchObject([{ code: 'NO_FLIGHT', message: expect.stringMatching(/vuelo/) }]);
});

test('fields of the form apply to all documents', async () => {
  const withoutYear = THERE.replace(' 2026', '');
  const answer = await send([withoutYear], { receivedOn: '2024-08-01', sender: 'a@koreanair.com' });
  expect(answer.json<TicketsAnswer>().flights.legs).toMatchObject([
    { departureDate: '2024-10-01' },
  ]);
});

test.each([
  ['no document', [], {}, 400, 'BAD_REQUEST'],
  ['eleven documents', Array.from({ length: 11 }, () => THERE), {}, 400, 'BAD_REQUEST'],
  ['twelve documents', Array.from({ length: 12 }, () => THERE), {}, 413, 'TOO_LARGE'],
  ['passwords that are no JSON', [THERE], { passwords: 'secret' }, 400, 'BAD_REQUEST'],
  ['passwords by name', [THERE], { passwords: '{"0.txt":"secret"}' }, 400, 'BAD_REQUEST'],
  ['a language that is not ours', [THERE], { language: 'fr' }, 400, 'BAD_REQUEST'],
  ['a wrong day', [THERE], { receivedOn: 'today' }, 400, 'BAD_REQUEST'],
])('%s is refused', async (_name, documents, fields, status, code) => {
  const answer = await send(documents, fields);
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([status, code]);
});

test('documents that are too large together are refused on either wire', async () => {
  const bytes = new Uint8Array(15 * 1024 * 1024);
  const answer = await send([bytes, bytes, bytes]);
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([413, 'TOO_LARGE']);
  const documents = ['a', 'b', 'c'].map((name) => ({ name, bytes }));
  const calling = callerOf(deps, user).tickets.readDocuments({ documents });
  await expect(calling).rejects.toMatchObject({ cause: { code: 'TOO_LARGE' } });
});

test('an error half-way is the last line, with the status that it would have alone', async () => {
  const answer = await send([THERE], { receivedOn: 'today' }, LINES);
  expect(answer.statusCode).toBe(200);
  expect(ReadingLine.parse(JSON.parse(answer.body))).toMatchObject({
    error: {
      status: 400,
      code: 'BAD_REQUEST',
      requestId: answer.headers['x-request-id'],
      details: { fields: { receivedOn: expect.any(String) } },
    },
  });
});

test('every document counts against the limit of uploads', async () => {
  const { app: limited, deps: others } = await startTestApp({ RATE_LIMITS: 'on' });
  const headers = await headersOf(others, await makeInvitedUser(others));
  const files = Array.from({ length: 10 }, () => ({
    field: 'document',
    name: 'a.txt',
    bytes: encode(THERE),
  }));
  const form = toForm(files);
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) {
    const answer = await limited.inject({
      method: 'POST',
      url: PATH,
      ...form,
      headers: { ...headers, ...form.headers },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a client that goes away ends the reading, and the reader is free', async () => {
  const readerFile = import.meta
    .resolve('../../../../../packages/tickets/src/testing/scripted.process.ts');
  const tickets = createTicketPool({
    readerFile: new URL(readerFile),
    maxReaders: 1,
    timeoutMs: 60_000,
  });
  afterAll(async () => tickets.close());
  const { app: listening, deps: others } = await startTestApp({}, { tickets });
  const headers = await headersOf(others, await makeInvitedUser(others));
  const address = await listening.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (text: string, signal: AbortSignal | null = null) => {
    const body = new FormData();
    body.append('document', new Blob([text]), 'ticket.txt');
    const accept = 'application/x-ndjson';
    return fetch(`${address}${PATH}`, {
      method: 'POST',
      body,
      signal,
      headers: { ...headers, accept },
    });
  };
  const leaving = new AbortController();
  const stuck = await ask('loop', leaving.signal);
  const { value: first } = (await stuck.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(first as Uint8Array)).toContain('"opening"');
  leaving.abort();
  const next = await ask('after');
  expect(await next.text()).toContain('"answer"');
});
