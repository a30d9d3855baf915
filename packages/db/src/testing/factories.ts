import { createHash, randomUUID } from 'node:crypto';
import type { Insertable, Updateable } from 'kysely';
import type { InviteTier } from '@ooo/domain/account/invite.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import type { TripDocument } from '@ooo/domain/trips/trip-document.schema';
import { NO_CACHES } from '@ooo/domain/trips/no-caches';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { insertSession } from '../queries/sessions.queries.ts';
import { toPoi, toPoiColumns, type PoiFields } from '../queries/poi-row.ts';
import { insertTripDocument, type NewTripDocument } from '../queries/trip-documents.queries.ts';
import { toTrip, toTripColumns, type TripFields } from '../queries/trip-row.ts';
import { toUser, USER_COLUMNS, type User } from '../queries/user-row.ts';
import type { Db } from '../tables/database.ts';
import type { TripCacheTable } from '../tables/trip-cache.table.ts';
import type { UserTable } from '../tables/user.table.ts';

/** A user with the code ALLBLUE, whose use is not counted; `invite_code: null` for one outside the gate. */
export async function makeUser(
  db: Db,
  overrides: Partial<Insertable<UserTable>> = {},
): Promise<User> {
  const row = await db
    .insertInto('users')
    .values({
      email: `traveller-${randomUUID()}@example.com`,
      email_verified: true,
      first_name: 'Ada',
      invite_code: 'ALLBLUE',
      ...overrides,
    })
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();
  return toUser(row);
}

/** The SHA-256 of a secret in lower-case hex, as the tables keep it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A session of 30 days; `secret` is what the client would hold. */
export async function makeSession(
  db: Db,
  { userId, expiresAt }: { userId: UserId; expiresAt?: Date },
): Promise<{ id: string; secret: string }> {
  const secret = randomUUID();
  const id = hashOf(secret);
  const inThirtyDays = new Date(Date.now() + 30 * 86_400_000);
  await insertSession(db, { id, userId, expiresAt: expiresAt ?? inThirtyDays });
  return { id, secret };
}

/** Four days in Seoul, whatever the user's limit. */
export async function makeTrip(
  db: Db,
  { userId, ...overrides }: TripFields & { userId: UserId },
): Promise<TripWithCaches> {
  const row = await db
    .insertInto('trips')
    .values({
      ...toTripColumns(overrides),
      user_id: userId,
      name: overrides.name ?? 'Autumn in Seoul',
      destination: overrides.destination ?? 'Seoul, South Korea',
      start_date: overrides.startDate ?? CalendarDate.parse('2025-10-01'),
      end_date: overrides.endDate ?? CalendarDate.parse('2025-10-04'),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...toTrip(row), ...NO_CACHES };
}

/** Sets a trip's caches to the given columns. */
export async function makeTripCaches(
  db: Db,
  { tripId, ...columns }: { tripId: TripId } & Updateable<TripCacheTable>,
): Promise<void> {
  await db
    .insertInto('trip_caches')
    .values({ trip_id: tripId, ...columns })
    .onConflict((conflict) => conflict.column('trip_id').doUpdateSet(columns))
    .execute();
}

/** A place without a time. */
export async function makePoi(
  db: Db,
  { tripId, ...overrides }: PoiFields & { tripId: TripId },
): Promise<Poi> {
  const row = await db
    .insertInto('pois')
    .values({
      ...toPoiColumns(overrides),
      trip_id: tripId,
      name: overrides.name ?? 'Gyeongbokgung Palace',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPoi(row);
}

/** Four bytes that cannot be read, in the form of a sealed document. */
export async function makeTripDocument(
  db: Db,
  { tripId, userId, ...fields }: { tripId: TripId; userId: UserId } & Partial<NewTripDocument>,
): Promise<TripDocument> {
  const { size = 4 } = fields;
  const document = {
    id: randomUUID(),
    name: 'ticket.pdf',
    type: 'application/pdf',
    keyId: '0123456789abcdef',
    sealedKey: new Uint8Array(60),
    sealedContent: new Uint8Array(size + 28),
    ...fields,
    size,
  };
  const kept = await insertTripDocument(db, { tripId, userId, document });
  if (typeof kept === 'string') throw new Error(kept);
  return kept;
}

/** Twenty uses of the tier REDLINE; resolves to the code. */
export async function makeInviteCode(
  db: Db,
  overrides: {
    tier?: InviteTier;
    max_uses?: number | null;
    uses?: number;
    disabled_at?: Date;
  } = {},
): Promise<string> {
  const code = `CODE-${randomUUID().toUpperCase()}`;
  await db
    .insertInto('invite_codes')
    .values({ code, tier: 'redline', max_uses: 20, ...overrides })
    .execute();
  return code;
}
