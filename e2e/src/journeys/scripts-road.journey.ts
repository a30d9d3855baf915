import { createOooClient } from '@ooo/client/client';
import { makeETicketPdf, RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { makeTraveller } from '../pages/entrance.ts';
import { expect, test } from '../product/test.ts';

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** The documented paths with nothing but `fetch` and the cookie that sign-in gave. */
function restOf(url: string) {
  let cookie = '';
  return async <T>(method: string, path: string, body?: unknown): Promise<Answer<T>> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
  };
}

interface Segment {
  readonly flightNumber: string;
  readonly departureTime: string;
}
interface Place {
  readonly name: string;
  readonly coordinates: readonly [number, number];
  readonly openingHours?: string;
}
interface Plan {
  readonly items: readonly { poiId: number; date: string; startTime: string }[];
  readonly unplaced: readonly unknown[];
}

test('the whole road by REST', async ({ product }) => {
  const rest = restOf(product.url);
  expect((await rest('GET', '/api/auth/user')).status).toBe(401);
  expect((await rest('POST', '/api/login/local', makeTraveller('Rest'))).status).toBe(204);
  expect((await rest('GET', '/api/trips')).body).toMatchObject({ code: 'INVITE_REQUIRED' });
  const { email } = (await rest<{ email: string }>('GET', '/api/auth/user')).body;
  const invite = await rest('POST', '/api/invite-check', { email, code: 'allblue' });
  expect(invite.body).toMatchObject({ access: true });

  const form = new FormData();
  const pdf = await makeETicketPdf(RETURN_TO_SEOUL);
  form.set('pdf', new Blob([pdf], { type: 'application/pdf' }), 'ticket.pdf');
  const ticket = await rest<{
    flights: { legs: readonly Segment[]; destination: string; startDate: string; endDate: string };
  }>('POST', '/api/parse-pdf', form);
  const { flights } = ticket.body;
  expect(flights.legs.map(({ flightNumber }) => flightNumber)).toEqual(['KE82', 'KE81']);

  const created = await rest<{ id: number; name: string }>('POST', '/api/trips', {
    destination: flights.destination,
    startDate: flights.startDate,
    endDate: flights.endDate,
    departureAirport: 'JFK',
    arrivalAirport: 'ICN',
    flightDetails: {
      outbound: { flightNumber: 'KE82', departureTime: '14:00', arrivalTime: '17:30' },
      return: { flightNumber: 'KE81', departureTime: '19:30', arrivalTime: '21:00' },
    },
  });
  expect(created).toMatchObject({ status: 201, body: { name: 'ICN Apr-2027' } });
  const tripId = created.body.id;

  const found = await rest<{ recommendations: readonly Place[] }>(
    'POST',
    '/api/discovery/recommendations',
    { destination: 'Seoul', category: 'attraction', subcategory: 'attractions', page: 1, limit: 5 },
  );
  expect(found.body.recommendations).toHaveLength(5);
  for (const place of found.body.recommendations) {
    const poi = await rest('POST', '/api/pois', {
      tripId,
      name: place.name,
      tag: 'tour',
      openingHours: place.openingHours,
      location: { coordinates: place.coordinates },
    });
    expect(poi.status).toBe(201);
  }

  const preview = await rest<Plan>('POST', `/api/trips/${tripId}/auto-plan`, { apply: false });
  const applied = await rest<Plan>('POST', `/api/trips/${tripId}/auto-plan`, { apply: true });
  expect(applied.body).toEqual(preview.body);
  expect(applied.body.items).toHaveLength(5);

  const pois = await rest<readonly { id: number; date: string; startTime: string }[]>(
    'GET',
    `/api/trips/${tripId}/pois?_t=${Date.now()}`,
  );
  for (const item of applied.body.items) {
    const poi = pois.body.find(({ id }) => id === item.poiId);
    expect(poi).toMatchObject({ date: item.date, startTime: item.startTime });
  }
});

test('the whole road by the typed client', async ({ product }) => {
  const ooo = createOooClient({ url: product.url });
  await ooo.signInLocally(makeTraveller('Kim'));
  await ooo.api.invites.check.mutate({ code: 'ALLBLUE' });
  const bytes = await makeETicketPdf(RETURN_TO_SEOUL);
  const { flights } = await ooo.uploadTicket({ name: 'ticket.pdf', bytes });
  const trip = await ooo.api.trips.create.mutate({
    destination: flights.destination ?? '',
    startDate: flights.startDate ?? '',
    endDate: flights.endDate ?? '',
    arrivalAirport: flights.arrivalAirport,
  });
  const { places } = await ooo.api.places.search.query({ query: 'palace', destination: 'Seoul' });
  for (const { name, coordinates } of places.slice(0, 2)) {
    await ooo.api.pois.create.mutate({ tripId: trip.id, name, location: { coordinates } });
  }
  const plan = await ooo.api.schedule.autoPlan.mutate({ tripId: trip.id, apply: true });
  expect(plan.items).toHaveLength(2);
  const overview = await ooo.api.trips.overview.query();
  expect(overview).toMatchObject([{ trip: { id: trip.id }, poiCount: 2 }]);
});

test('the page that describes the paths tries one, and asks only the server', async ({
  page,
  product,
}) => {
  const asked = new Set<string>();
  const refusals: string[] = [];
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  page.on('console', (message) => {
    if (message.type() === 'error') refusals.push(message.text());
  });
  await page.goto('/api/docs');
  const path = page.locator('.opblock', { hasText: '/api/config' });
  await path.getByRole('button').first().click();
  await expect(path).toContainText('x-policy"public"');
  await path.getByRole('button', { name: 'Try it out' }).click();
  await path.getByRole('button', { name: 'Execute' }).click();
  await expect(path.locator('.live-responses-table')).toContainText('"maintenance": false');
  expect(refusals).toEqual([]);
  expect([...asked].filter((origin) => origin !== 'null')).toEqual([product.url]);
});
