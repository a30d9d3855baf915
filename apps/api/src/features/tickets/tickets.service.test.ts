import { expect, test } from 'vitest';
import type { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import type { Refusal } from '../../testing/answer-shapes.ts';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { ITINERARY, makePdf } from '../../testing/make-pdf.ts';
import { headersOf } from '../../testing/people.ts';
import { toForm } from '../../testing/rest-request.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, deps } = await startTestApp();
const user = await makeInvitedUser(deps);
const session = await headersOf(deps, user);
const { tickets } = callerOf(deps, user);
const pdf = await makePdf(ITINERARY);

const SEGMENTS = [
  {
    flightNumber: 'KE82',
    from: 'JFK',
    to: 'ICN',
    departureDate: '2026-10-01',
    arrivalDate: '2026-10-02',
  },
  {
    flightNumber: 'KE81',
    from: 'ICN',
    to: 'JFK',
    departureDate: '2026-10-11',
    arrivalDate: '2026-10-11',
  },
];

const upload = async (path: string, field: string, bytes: Uint8Array, fields = {}) => {
  const form = toForm({ field, name: 'ticket.pdf', bytes }, fields);
  return app.inject({
    method: 'POST',
    url: path,
    ...form,
    headers: { ...session, ...form.headers },
  });
};

test('a pasted ticket becomes its flights and the trip that follows from them §1.7', async () => {
  const { text, flights } = await tickets.parseText({ text: ITINERARY });
  expect(text).toContain('FLIGHT KE 82');
  expect(flights).toMatchObject({
    legs: SEGMENTS,
    destination: 'Seoul',
    startDate: '2026-10-02',
    endDate: '2026-10-11',
    departureAirport: 'JFK',
    arrivalAirport: 'ICN',
  });
});

test.each([
  ['/api/parse-pdf', 'pdf'],
  ['/api/parse-document', 'document'],
])('%s reads a PDF from the field %s §7.25 §7.26', async (path, field) => {
  const answer = await upload(path, field, pdf);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ text: expect.any(String), flights: { legs: SEGMENTS } });
});

test('the day of receipt decides the years that a ticket leaves out', async () => {
  const text = ITINERARY.replaceAll(/ (THU|SUN) (\d\d OCTOBER) 2026/g, ' $2');
  const { flights } = await tickets.parseText({ text, receivedOn: '2024-08-01' });
  expect(flights.legs[0]?.departureDate).toBe('2024-10-01');
  const bytes = new TextEncoder().encode(text);
  const fields = { receivedOn: '2025-08-01', sender: 'Kim <kim@example.com>' };
  const answer = await upload('/api/parse-document', 'document', bytes, fields);
  expect(answer.json<TicketAnswer>().flights.legs[0]?.departureDate).toBe('2025-10-01');
});

test('a text without a flight gets an answer that says why', async () => {
  const { flights } = await tickets.parseText({ text: 'Two roads diverged in a yellow wood' });
  expect(flights.legs).toEqual([]);
  expect(flights.warnings).toMatchObject([{ code: 'NO_FLIGHT' }]);
});

test('the reader processes answer in the language of the account', async () => {
  const korean = callerOf(deps, { ...user, language: 'ko' }).tickets;
  const { flights } = await korean.parseText({ text: 'Two roads diverged in a yellow wood' });
  expect(flights.warnings).toEqual([
    {
      code: 'NO_FLIGHT',
      message: '이 문서에는 항공편이 보이지 않아요. 편명도, 공항도, 비행 날짜도 없어요.',
    },
  ]);
  const locked = await makePdf(ITINERARY, { password: 'x' });
  await expect(
    korean.parseDocument({ name: 'ticket.pdf', bytes: new Uint8Array(locked) }),
  ).rejects.toThrow(/^비밀번호가 걸린 PDF예요\./u);
});

const PICTURE = Buffer.from('GIF89a');

test.each([
  ['a PDF that is cut off', pdf.subarray(0, 300), 400, 'BROKEN'],
  ['an empty file', Buffer.alloc(0), 400, 'EMPTY'],
  ['a PDF with a password', await makePdf(ITINERARY, { password: 'x' }), 400, 'ENCRYPTED'],
  ['a picture with the name of a PDF', PICTURE, 415, 'UNSUPPORTED'],
])('%s is refused with a sentence that helps', async (_name, bytes, status, reason) => {
  const answer = await upload('/api/parse-pdf', 'pdf', bytes);
  expect([answer.statusCode, answer.json<Refusal>().details]).toEqual([status, { reason }]);
  expect(answer.json<Refusal>().message).toMatch(/[A-Z].{20,}\.$/);
});

test('a file above what is read is too large', async () => {
  const answer = await upload('/api/parse-pdf', 'pdf', Buffer.alloc(21 * 1024 * 1024, '%'));
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([413, 'TOO_LARGE']);
});

test('what is not text, or a wrong day, is refused at its field', async () => {
  await expect(tickets.parseText({ text: '' })).rejects.toThrow('Paste the text of your ticket.');
  await expect(tickets.parseText({ text: 'x', receivedOn: 'today' })).rejects.toMatchObject({
    cause: { details: { fields: { receivedOn: expect.stringMatching(/yyyy-MM-dd/) } } },
  });
});
