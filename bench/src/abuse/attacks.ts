import { toForm } from './form.ts';
import { encode, type HarmfulTrip, makeText } from './harmful-trip.ts';
import type { Answer, Person } from './person.ts';

export interface Attack {
  readonly name: string;
  /** How many of it run at the same time. */
  readonly atOnce: number;
  readonly send: (turn: number) => Promise<Answer>;
}

const MEGABYTE = 1024 * 1024;
/** With the rest of its body just within what a body may have. */
const ALMOST_1_MB = MEGABYTE - 1000;

/** All expensive requests at their largest; none needs special rights. */
export function listAttacks(person: Person, { id, poiIds, documentIds }: HarmfulTrip): Attack[] {
  const post = async (path: string, body: object | string): Promise<Answer> =>
    person.send('POST', path, { body: typeof body === 'string' ? body : JSON.stringify(body) });
  const patch = async (path: string, body: string): Promise<Answer> =>
    person.send('PATCH', path, { body });
  const poi = (turn: number): number => poiIds[turn % poiIds.length] ?? 0;
  const upload = makeText(20 * MEGABYTE);
  const large = 'x'.repeat(ALMOST_1_MB);
  const nested = `${'['.repeat(ALMOST_1_MB / 2)}${']'.repeat(ALMOST_1_MB / 2)}`;
  const bodies = [
    `{"name":"${large}"}`,
    `{"packingPreferences":{"activities":[${'"a",'.repeat(ALMOST_1_MB / 5)}"a"]}}`,
    `{"packingPreferences":{"ownItems":${nested}}}`,
    `{"flightDetails":{"outbound":{"segments":[${'{},'.repeat(ALMOST_1_MB / 4)}{}]}}}`,
    `{${Array.from({ length: 60_000 }, (_, at) => `"key${at}":1`).join(',')}}`,
    `{"__proto__":{"toJSON":1},"constructor":"${large}"}`,
  ];
  return [
    {
      name: 'bodies',
      atOnce: 8,
      send: async (turn) => patch(`/api/trips/${id}`, bodies[turn % bodies.length] ?? ''),
    },
    {
      name: 'places',
      atOnce: 4,
      send: async (turn) => patch(`/api/pois/${poi(turn)}`, `{"notes":"${'y'.repeat(4000)}"}`),
    },
    {
      name: 'batches',
      atOnce: 4,
      send: async () => {
        const inputs = Object.fromEntries(
          Array.from({ length: 25 }, (_, at) => [at, { json: { tripId: id } }]),
        );
        const names = Array.from({ length: 25 }, () => 'pois.list').join(',');
        const input = encodeURIComponent(JSON.stringify(inputs));
        return person.send('GET', `/trpc/${names}?batch=1&input=${input}`);
      },
    },
    {
      name: 'uploads',
      atOnce: 6,
      send: async () =>
        person.send('POST', '/api/parse-document', toForm('document', 'large.txt', upload)),
    },
    {
      name: 'half uploads',
      atOnce: 20,
      send: async () => {
        const form = toForm('document', 'half.txt', upload);
        return person.send('POST', '/api/parse-document', { ...form, sentBytes: 19 * MEGABYTE });
      },
    },
    {
      name: 'downloads',
      atOnce: 20,
      send: async (turn) =>
        person.send(
          'GET',
          `/api/trips/${id}/documents/${documentIds[turn % documentIds.length] ?? ''}`,
        ),
    },
    { name: 'plans', atOnce: 8, send: async () => post(`/api/trips/${id}/auto-plan`, {}) },
    {
      name: 'suggestions',
      atOnce: 8,
      send: async (turn) => post('/api/auto-pick-time', { tripId: id, poiId: poi(turn) }),
    },
    {
      name: 'opening hours',
      atOnce: 4,
      send: async () =>
        person.send('GET', `/trpc/schedule.openingHours?input=${encode({ tripId: id })}`),
    },
    {
      name: 'exports',
      atOnce: 4,
      send: async (turn) =>
        person.send('GET', `/api/account/export.${turn % 2 === 0 ? 'zip' : 'json'}`),
    },
  ];
}
