import { expect, test } from 'vitest';
import { ERROR_CODES } from '@ooo/domain/shared/errors/error-codes';
import { ERROR_SENTENCES } from '@ooo/texts/errors';
import { isErrorReason } from '@ooo/texts/say-error';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { Refusal } from '../testing/answer-shapes.ts';
import { callerOf, makeInvitedUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { toForm } from '../testing/rest-request.ts';
import { makeOwned, SEOUL } from '../testing/samples.ts';
import { startTestApp } from '../testing/test-app.ts';

const { app, deps } = await startTestApp({ MAX_TRIPS_PER_USER: '1000' });
const owner = await makeInvitedUser(deps);
const session = await headersOf(deps, owner);
const { tripId, poiId } = await makeOwned(callerOf(deps, owner));
const json = { 'content-type': 'application/json' };

const NESTED = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

interface Bad {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: string | object;
  readonly headers?: Record<string, string>;
}

async function send({ method = 'POST', url, body, headers = {} }: Bad) {
  return app.inject({
    method,
    url,
    headers: { ...session, ...headers },
    ...(body !== undefined && { payload: body }),
  });
}

const BAD: readonly [name: string, request: Bad, status: number, code: string, says: RegExp][] = [
  [
    'a body that is not JSON',
    { url: '/api/trips', body: '{"name":', headers: json },
    400,
    'BAD_REQUEST',
    /not valid JSON/,
  ],
  ['an empty body', { url: '/api/trips', body: '', headers: json }, 400, 'BAD_REQUEST', /empty/],
  ['no body', { url: '/api/trips' }, 400, 'BAD_REQUEST', /JSON object/],
  [
    'a list for a body',
    { url: '/api/trips', body: '[]', headers: json },
    400,
    'BAD_REQUEST',
    /JSON object/,
  ],
  [
    'null for a body',
    { url: '/api/trips', body: 'null', headers: json },
    400,
    'BAD_REQUEST',
    /JSON object/,
  ],
  [
    'a text for a body',
    { url: '/api/trips', body: 'hello', headers: { 'content-type': 'text/plain' } },
    415,
    'UNSUPPORTED_TYPE',
    /as JSON/,
  ],
  [
    'a form for a body',
    {
      url: '/api/trips',
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    415,
    'UNSUPPORTED_TYPE',
    /as JSON/,
  ],
  [
    'a body of 2 MB',
    { url: '/api/trips', body: { name: 'x'.repeat(2 * 1024 * 1024) } },
    413,
    'TOO_LARGE',
    /too large/,
  ],
  [
    'a prototype in the body',
    { url: '/api/trips', body: '{"__proto__":{"isAdmin":true}}', headers: json },
    400,
    'BAD_REQUEST',
    /./,
  ],
  [
    'a prototype of a constructor in the body',
    { url: '/api/trips', body: '{"constructor":{"prototype":{"isAdmin":true}}}', headers: json },
    400,
    'BAD_REQUEST',
    /./,
  ],
  [
    'a body of 10,000 lists',
    { url: '/api/trips', body: `{"name":${NESTED}}`, headers: json },
    400,
    'BAD_REQUEST',
    /32 levels/,
  ],
  [
    'preferences of 10,000 lists',
    {
      method: 'PATCH',
      url: `/api/trips/${tripId}`,
      body: `{"packingPreferences":{"activities":${NESTED}}}`,
      headers: json,
    },
    400,
    'BAD_REQUEST',
    /32 levels/,
  ],
  [
    'a body of 10,000 lists for a sign-in',
    { url: '/api/login/local', body: `{"email":${NESTED}}`, headers: json },
    400,
    'BAD_REQUEST',
    /32 levels/,
  ],
  [
    'a procedure with a body of 10,000 lists',
    { url: '/trpc/trips.create', body: `{"json":{"name":${NESTED}}}`, headers: json },
    400,
    'BAD_REQUEST',
    /32 levels/,
  ],
  [
    'a procedure with a query of 2,000 lists',
    {
      method: 'GET',
      url: `/trpc/trips.get?input=${encodeURIComponent(`{"json":${NESTED.slice(8000, 12_000)}}`)}`,
    },
    400,
    'BAD_REQUEST',
    /32 levels/,
  ],
  [
    'a ticket of 2 MB as text',
    { url: '/api/parse-text', body: { text: 'x'.repeat(2 * 1024 * 1024) } },
    413,
    'TOO_LARGE',
    /too large/,
  ],
  [
    'a ticket of more text than is read',
    { url: '/api/parse-text', body: { text: 'x'.repeat(300_001) } },
    400,
    'BAD_REQUEST',
    /text: .*at most 300000 characters/,
  ],
  [
    'a year before calendars',
    { url: '/api/trips', body: { ...SEOUL, startDate: '0000-01-01' } },
    400,
    'BAD_REQUEST',
    /^startDate: Enter the date/,
  ],
  [
    'a year after all plans',
    { url: '/api/trips', body: { ...SEOUL, endDate: '9999-12-31' } },
    400,
    'BAD_REQUEST',
    /^endDate: Enter the date/,
  ],
  [
    'no name for a trip',
    { method: 'PATCH', url: `/api/trips/${tripId}`, body: { name: ' ' } },
    400,
    'BAD_REQUEST',
    /^Give the trip a name\.$/,
  ],
  [
    'too many bags',
    { method: 'PATCH', url: `/api/trips/${tripId}`, body: { checkedBags: 4 } },
    400,
    'BAD_REQUEST',
    /^checkedBags: This should be at most 3\.$/,
  ],
  [
    'a trip that ends before it starts',
    { url: '/api/trips', body: { ...SEOUL, endDate: '2026-09-01' } },
    400,
    'BAD_REQUEST',
    /can’t end before it starts/,
  ],
  [
    'an unknown airport',
    { url: '/api/trips', body: { ...SEOUL, arrivalAirport: 'QQQ' } },
    400,
    'BAD_REQUEST',
    /No airport has the code QQQ/,
  ],
  [
    'a place at 95° north',
    { url: '/api/pois', body: { tripId, name: 'x', location: { coordinates: [0, 95] } } },
    400,
    'BAD_REQUEST',
    /Latitude must be between/,
  ],
  [
    'a place outside of its trip',
    {
      method: 'PATCH',
      url: `/api/pois/${poiId}`,
      body: { date: '2027-01-01', startTime: '10:00' },
    },
    422,
    'RULE_VIOLATED',
    /outside your trip's arrival/,
  ],
  [
    'a NUL in a text',
    { url: '/api/pois', body: { tripId, name: 'a\u0000b' } },
    400,
    'BAD_REQUEST',
    /can’t store/,
  ],
  [
    'a NUL in a JSON column',
    {
      method: 'PATCH',
      url: `/api/trips/${tripId}`,
      body: { packingPreferences: { ownItems: [{ item: 'a\u0000' }] } },
    },
    400,
    'BAD_REQUEST',
    /can’t store/,
  ],
  [
    'half a character in a JSON column',
    {
      method: 'PATCH',
      url: `/api/trips/${tripId}`,
      body: { packingPreferences: { ownItems: [{ item: 'a\ud800' }] } },
    },
    400,
    'BAD_REQUEST',
    /can’t store/,
  ],
  [
    'a number beyond the database',
    { url: '/api/pois', body: { tripId: Number.MAX_SAFE_INTEGER, name: 'x' } },
    404,
    'NOT_FOUND',
    /couldn’t find this trip/,
  ],
  [
    'a number beyond numbers',
    { url: '/api/pois', body: '{"tripId":1e400,"name":"x"}', headers: json },
    400,
    'BAD_REQUEST',
    /tripId/,
  ],
  [
    'a fraction for an id',
    { url: '/api/pois', body: { tripId: 1.5, name: 'x' } },
    400,
    'BAD_REQUEST',
    /tripId/,
  ],
  ['a word for an id', { method: 'GET', url: '/api/trips/abc' }, 400, 'BAD_REQUEST', /id/],
  [
    'a negative id',
    { method: 'GET', url: '/api/trips/-1' },
    404,
    'NOT_FOUND',
    /couldn’t find this trip/,
  ],
  [
    'an id of thirty digits',
    { method: 'GET', url: `/api/trips/${'9'.repeat(30)}` },
    400,
    'BAD_REQUEST',
    /id/,
  ],
  ['%00 for an id', { method: 'GET', url: '/api/trips/%00' }, 400, 'BAD_REQUEST', /id/],
  ['%00 for a page', { method: 'GET', url: '/%00' }, 404, 'NOT_FOUND', /nothing at this address/],
  [
    'a path that is not encoded right',
    { method: 'GET', url: '/api/trips/%E0%A4%A' },
    400,
    'BAD_REQUEST',
    /./,
  ],
  [
    'a path out of the folder',
    { method: 'GET', url: '/..%2f..%2fpackage.json' },
    404,
    'NOT_FOUND',
    /./,
  ],
  ['a very long path', { method: 'GET', url: `/api/${'a'.repeat(6000)}` }, 404, 'NOT_FOUND', /./],
  [
    'an unknown path',
    { method: 'GET', url: '/api/nothing' },
    404,
    'NOT_FOUND',
    /nothing at this address/,
  ],
  [
    'an unknown method',
    { method: 'DELETE', url: '/api/trips' },
    404,
    'NOT_FOUND',
    /nothing at this address/,
  ],
  [
    'an unknown procedure',
    { method: 'GET', url: '/trpc/trips.nothing' },
    404,
    'NOT_FOUND',
    /no such procedure/,
  ],
  [
    'a mutation that is read',
    { method: 'GET', url: '/trpc/trips.create' },
    400,
    'BAD_REQUEST',
    /method/,
  ],
  [
    'a procedure with a body that is not JSON',
    { url: '/trpc/trips.create', body: '{', headers: json },
    400,
    'BAD_REQUEST',
    /not valid JSON/,
  ],
  [
    'a procedure with another kind of body',
    {
      url: '/trpc/trips.create',
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    415,
    'UNSUPPORTED_TYPE',
    /./,
  ],
  [
    'too many procedures at once',
    {
      method: 'GET',
      url: `/trpc/${Array.from({ length: 26 }, () => 'app.config').join(',')}?batch=1`,
    },
    400,
    'BAD_REQUEST',
    /./,
  ],
  [
    'a wrong query of a procedure',
    { method: 'GET', url: '/trpc/trips.get?input=%7B' },
    400,
    'BAD_REQUEST',
    /./,
  ],
  [
    'an upload that is no form',
    { url: '/api/parse-pdf', body: { pdf: 'x' } },
    415,
    'UNSUPPORTED_TYPE',
    /form/,
  ],
  [
    'a form that is cut off',
    {
      url: '/api/parse-pdf',
      body: '--x\r\ncontent-disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\nabc',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
    400,
    'BAD_REQUEST',
    /./,
  ],
  [
    'a form without its boundary',
    { url: '/api/parse-pdf', body: 'abc', headers: { 'content-type': 'multipart/form-data' } },
    400,
    'BAD_REQUEST',
    /./,
  ],
  [
    'a discovery of no category',
    {
      url: '/api/discovery/recommendations',
      body: { destination: 'Seoul', category: 'x', subcategory: 'cafes' },
    },
    400,
    'BAD_REQUEST',
    /one of: food, attraction, hidden-gem/,
  ],
  [
    'a search for nothing',
    { url: '/api/search-poi', body: { query: ' ' } },
    400,
    'BAD_REQUEST',
    /what you are looking for/,
  ],
  [
    'the city of an unknown airport',
    { url: '/api/get-city-from-airport', body: { airportCode: 'QQQ' } },
    404,
    'NOT_FOUND',
    /No airport has the code QQQ/,
  ],
  [
    'a plan of no pace',
    { url: `/api/trips/${tripId}/auto-plan`, body: { pace: 'hasty' } },
    400,
    'BAD_REQUEST',
    /one of: relaxed, balanced, full/,
  ],
  [
    'a plan of days that end before they start',
    { url: `/api/trips/${tripId}/auto-plan`, body: { dayStart: '10:00', dayEnd: '09:00' } },
    400,
    'BAD_REQUEST',
    /The day has to end after it starts/,
  ],
  [
    'a plan of a place that is not in the trip',
    { url: `/api/trips/${tripId}/auto-plan`, body: { poiIds: [1_999_999] } },
    404,
    'NOT_FOUND',
    /One of these places isn’t in this trip/,
  ],
];

/** The error body: at the top over REST, inside of tRPC's envelope otherwise. */
function bodyOf(answer: { body: string }): Record<string, unknown> {
  const body: unknown = JSON.parse(answer.body);
  const first = (Array.isArray(body) ? body[0] : body) as {
    error?: { json: { data: { app: Record<string, unknown> } } };
  } & Record<string, unknown>;
  return first.error ? first.error.json.data.app : first;
}

test.each(BAD)('%s', async (_name, request, status, code, says) => {
  const answer = await send(request);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    expect.stringMatching(/^application\/json/),
  ]);
  expect(bodyOf(answer)).toMatchObject({
    code,
    message: expect.stringMatching(says),
    requestId: answer.headers['x-request-id'],
  });
  const reason = String(bodyOf(answer)['reason']);
  expect(isErrorReason(ERROR_SENTENCES.en, reason) && ERROR_CODES[reason]).toBe(code);
  const others = ['details', 'params'].filter((name) => name in bodyOf(answer));
  expect(Object.keys(bodyOf(answer)).sort()).toEqual(
    ['code', 'message', 'reason', 'requestId', ...others].sort(),
  );
});

test.each([
  ['/api/trips', { endDate: 'soon' }, ['endDate']],
  ['/api/trips', { endDate: '2026-09-01' }, ['endDate']],
  [
    '/api/trips',
    { flightDetails: { outbound: { segments: [{}] } }, arrivalAirport: 'Seoul' },
    [
      'arrivalAirport',
      'flightDetails.outbound.segments.0.departureDate',
      'flightDetails.outbound.segments.0.flightNumber',
      'flightDetails.outbound.segments.0.from',
      'flightDetails.outbound.segments.0.to',
    ],
  ],
  ['/api/pois', { location: { coordinates: [0, 95] } }, ['location.coordinates.1']],
])('a PATCH of %s with %j names its fields as the body does', async (url, body, fields) => {
  const id = url === '/api/trips' ? tripId : poiId;
  const answer = await send({ method: 'PATCH', url: `${url}/${id}`, body });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<Refusal>().details.fields).sort()).toEqual(fields);
  expect(answer.json<Refusal>().message).not.toMatch(/patch/);
});

test.each([
  ['no body', {}],
  ['an empty body that calls itself JSON', { body: '', headers: json }],
  ['an empty object', { body: {} }],
])('a POST that needs no body takes %s', async (_name, request) => {
  const demo = await send({ url: '/api/trips/demo', ...request });
  expect([demo.statusCode, demo.json<Trip>().isDemo]).toEqual([201, true]);
  const plan = await send({ url: `/api/trips/${tripId}/auto-plan`, ...request });
  expect([plan.statusCode, Object.keys(plan.json())]).toEqual([
    200,
    ['items', 'unplaced', 'days', 'summary', 'conflicts'],
  ]);
});

test('a form without the file says which field it misses', async () => {
  const form = toForm({ field: 'other', name: 'a.pdf', bytes: Buffer.from('x') });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/parse-pdf',
    ...form,
    headers: { ...session, ...form.headers },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<Refusal>().details.fields.pdf).toMatch(/field pdf/);
});

test('an upload of 200 MB is refused before it is read', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/parse-pdf',
    headers: {
      ...session,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(200 * 1024 * 1024),
    },
  });
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([413, 'TOO_LARGE']);
  expect(answer.json<Refusal>().message).toMatch(/larger than 30 MB/);
});

test('an upload that does not say its size is cut at 30 MB', async () => {
  const bytes = Buffer.alloc(31 * 1024 * 1024 - 500_000, '%PDF');
  const form = toForm({ field: 'pdf', name: 'a.pdf', bytes });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/parse-pdf',
    ...form,
    headers: { ...session, ...form.headers },
  });
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([413, 'TOO_LARGE']);
});

test('an upload without a sign-in is not read', async () => {
  const form = toForm({ field: 'pdf', name: 'a.pdf', bytes: Buffer.from('%PDF') });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/parse-pdf',
    payload: 'no form at all',
    headers: form.headers ?? {},
  });
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([401, 'UNAUTHENTICATED']);
});
