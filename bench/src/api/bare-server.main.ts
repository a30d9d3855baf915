import { createHash } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import { Pool, type QueryResultRow } from 'pg';

/**
 * The baseline of the measurements: only Fastify and pg, which look up the user and the rows by named statements and
 * answer the rows as they are. No rule, no schema, no header, no log, no limit.
 */
const pool = new Pool({ connectionString: process.argv[2] ?? '', max: 10 });

const IDENTITY = `
  select users.*, sessions.expires_at, sessions.last_seen_at from sessions
  join users on users.id = sessions.user_id where sessions.id = $1 and sessions.expires_at > $2`;
const WITH_CACHES = 'select * from trips left join trip_caches on trip_caches.trip_id = trips.id';
const TRIPS = `${WITH_CACHES} where user_id = $1 order by id desc`;
const TRIP = `${WITH_CACHES} where id = $1 and user_id = $2`;
const PLACES = `
  select pois.* from trips left join pois on pois.trip_id = trips.id
  where trips.id = $1 and trips.user_id = $2 order by pois.id`;
const DOCUMENTS = `
  select d.id, d.trip_id, d.name, d.type, d.size, d.created_at
  from trips left join trip_documents as d on d.trip_id = trips.id
  where trips.id = $1 and trips.user_id = $2 order by d.created_at, d.id`;

async function read(name: string, text: string, values: unknown[]): Promise<QueryResultRow[]> {
  return (await pool.query<QueryResultRow>({ name, text, values })).rows;
}

async function identify({ headers }: FastifyRequest): Promise<string> {
  const secret = /ooo_session=([a-z2-7]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(secret).digest('hex');
  const [user] = await read('identity', IDENTITY, [hash, new Date()]);
  if (!user) throw new Error('Nobody is signed in.');
  return String(user['id']);
}

const idOf = ({ params }: FastifyRequest): number => Number((params as { id: string }).id);

/** Whose trip it is asked for. */
const ownOf = async (request: FastifyRequest): Promise<unknown[]> => [
  idOf(request),
  await identify(request),
];

const READS: Readonly<Record<string, (request: FastifyRequest) => Promise<unknown>>> = {
  '/trips': async (request) => read('trips', TRIPS, [await identify(request)]),
  '/trips/:id': async (request) => read('trip', TRIP, await ownOf(request)),
  '/trips/:id/places': async (request) => read('places', PLACES, await ownOf(request)),
  '/trips/:id/with-places': async (request) => {
    const own = await ownOf(request);
    return Promise.all([read('trip', TRIP, own), read('places', PLACES, own)]);
  },
  '/trips/:id/page': async (request) => {
    const own = await ownOf(request);
    return Promise.all([
      read('trip', TRIP, own),
      read('places', PLACES, own),
      read('documents', DOCUMENTS, own),
    ]);
  },
};

const app = Fastify();
for (const [url, handler] of Object.entries(READS)) app.get(url, handler);
await app.listen({ port: Number(process.argv[3]), host: '127.0.0.1' });
console.log('ready');
