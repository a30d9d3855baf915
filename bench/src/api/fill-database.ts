import { createHash } from 'node:crypto';
import type { Client } from 'pg';

export interface Wanted {
  readonly users: number;
  /** Filling ends here, even if something is missing. */
  readonly limitMs: number;
}

/** A traveller of the bench: a session, and the latest of three trips. */
export interface Traveller {
  readonly secret: string;
  readonly tripId: number;
}

export interface Filled {
  readonly users: number;
  readonly trips: number;
  readonly places: number;
  readonly travellers: readonly Traveller[];
}

const CHUNK = 5000;
const TRAVELLERS = 1000;

const USERS = `
  insert into users (email, email_verified, first_name, invite_code, age_confirmed_at, last_login_at)
  select 'bench-' || n || '@example.com', true, 'Bench ' || n, 'ALLBLUE', now(), now()
  from generate_series($1::int, $2::int) as n
  returning id`;

const TRIPS = `
  insert into trips (user_id, name, destination, start_date, end_date, arrival_airport, country_flag)
  select id, 'Trip ' || n, 'Seoul, South Korea', '2027-04-01', '2027-04-07', 'ICN', '🇰🇷'
  from unnest($1::uuid[]) as id, generate_series(1, 3) as n
  returning id, user_id`;

const PLACES = `
  insert into pois (trip_id, name, tag, date, start_time, duration_min, notes, address, longitude, latitude,
    opening_hours, source, source_as_of)
  select id, 'Place ' || n, 'tour', case when n % 2 = 0 then date '2027-04-02' end,
    case when n % 2 = 0 then '1' || (n % 10) || ':30' end, 60, 'Rating: 4.5 | Price: 2',
    n || ' Sejong-daero, Jongno-gu', 126.9 + n * 0.01, 37.5 + n * 0.005,
    case when n % 2 = 0 then 'Mo-Fr 09:00-18:00; Sa,Su 10:00-17:00' end, 'OpenStreetMap', '2027-01-01'
  from unnest($1::bigint[]) as id, generate_series(1, 10) as n`;

const SESSIONS = `
  insert into sessions (id, user_id, expires_at)
  select * from unnest($1::text[], $2::uuid[], $3::timestamptz[])`;

/** Users with three trips of ten places each, and sessions for some of them, as the product would store them. */
export async function fillDatabase(client: Client, { users, limitMs }: Wanted): Promise<Filled> {
  const deadline = Date.now() + limitMs;
  const travellers: Traveller[] = [];
  let [filled, trips] = [0, 0];
  while (filled < users && (filled === 0 || Date.now() < deadline)) {
    const size = Math.min(CHUNK, users - filled);
    const made = await client.query<{ id: string }>(USERS, [filled + 1, filled + size]);
    const ids = made.rows.map(({ id }) => id);
    const tripRows = await client.query<{ id: string; user_id: string }>(TRIPS, [ids]);
    await client.query(PLACES, [tripRows.rows.map(({ id }) => id)]);
    const latest = new Map(tripRows.rows.map(({ id, user_id }) => [user_id, Number(id)]));
    const share = Math.ceil((TRAVELLERS * size) / users);
    travellers.push(...(await signIn(client, ids.slice(0, share), latest)));
    filled += size;
    trips += tripRows.rows.length;
    console.error(`filled ${filled} users`);
  }
  await client.query('vacuum analyze');
  return { users: filled, trips, places: trips * 10, travellers };
}

async function signIn(
  client: Client,
  userIds: readonly string[],
  latest: ReadonlyMap<string, number>,
): Promise<Traveller[]> {
  const travellers = userIds.map((userId) => ({
    userId,
    secret: toSecret(userId),
    tripId: latest.get(userId) ?? 0,
  }));
  const inAMonth = new Date(Date.now() + 30 * 86_400_000);
  await client.query(SESSIONS, [
    travellers.map(({ secret }) => createHash('sha256').update(secret).digest('hex')),
    userIds,
    userIds.map(() => inAMonth),
  ]);
  return travellers;
}

/** In the form of the product's own: forty characters of base 32. */
function toSecret(userId: string): string {
  const digits = createHash('sha256').update(userId).digest('hex').slice(0, 40);
  return digits.replaceAll(/[0189]/g, 'z');
}
