import type { OwnData } from '@ooo/domain/account/own-data.schema';
import { AuditDetails } from '@ooo/domain/admin/audit.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import { readPreferences } from '@ooo/domain/shared/preferences';
import type { Db } from '../tables/database.ts';
import { fromJson } from '../tables/json-column.ts';
import { toPoi } from './poi-row.ts';
import { listPackedOfUser } from './packed-items.queries.ts';
import { listDocumentsOfUser } from './trip-documents.queries.ts';
import { selectTrips, toTripWithCaches } from './trips.queries.ts';

/**
 * Everything that is stored about the user, from one snapshot; undefined if there is no such user. Lists are in the
 * order of creation; sessions and tokens that have ended are included.
 */
export async function readOwnData(
  db: Db,
  { userId }: { userId: UserId },
): Promise<OwnData | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const profile = await readProfile(tx, userId);
      if (!profile) return undefined;
      return {
        profile,
        profilePicture: await readPicture(tx, userId),
        identities: await readIdentities(tx, userId),
        sessions: await readSessions(tx, userId),
        accessTokens: await readAccessTokens(tx, userId),
        redemption: await readRedemption(tx, userId),
        trips: await readTrips(tx, userId),
        places: await readPlaces(tx, userId),
        packedItems: await listPackedOfUser(tx, { userId }),
        documents: await listDocumentsOfUser(tx, { userId }),
        feedback: await readFeedback(tx, userId),
        apiCalls: await readApiCalls(tx, userId),
        assistantUsage: await readAssistantUsage(tx, userId),
        auditEntries: await readAuditEntries(tx, userId),
      };
    });
}

async function readProfile(tx: Db, userId: UserId): Promise<OwnData['profile'] | undefined> {
  const row = await tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return (
    row && {
      id: row.id,
      email: row.email,
      emailVerified: row.email_verified,
      firstName: row.first_name,
      profileImageUrl: row.profile_image_url,
      inviteCode: row.invite_code,
      temperatureUnit: row.temperature_unit,
      language: row.language,
      preferences: readPreferences(row.preferences).chosen,
      ageConfirmedAt: row.age_confirmed_at?.toISOString() ?? null,
      lastLoginAt: row.last_login_at?.toISOString() ?? null,
      apiCallCount: row.api_call_count,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    }
  );
}

async function readPicture(tx: Db, userId: UserId): Promise<OwnData['profilePicture']> {
  const row = await tx
    .selectFrom('profile_pictures')
    .select(['image', 'fetched_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row?.image || !row.fetched_at) return null;
  return { webp: row.image.toString('base64'), fetchedAt: row.fetched_at.toISOString() };
}

async function readIdentities(tx: Db, userId: UserId): Promise<OwnData['identities']> {
  const rows = await tx
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    provider: row.provider,
    subject: row.subject,
    createdAt: row.created_at.toISOString(),
  }));
}

async function readSessions(tx: Db, userId: UserId): Promise<OwnData['sessions']> {
  const rows = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.public_id,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
}

async function readAccessTokens(tx: Db, userId: UserId): Promise<OwnData['accessTokens']> {
  const rows = await tx
    .selectFrom('access_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scope: row.scope,
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }));
}

async function readRedemption(tx: Db, userId: UserId): Promise<OwnData['redemption']> {
  const row = await tx
    .selectFrom('invite_redemptions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { code: row.code, redeemedAt: row.redeemed_at.toISOString() } : null;
}

async function readTrips(tx: Db, userId: UserId): Promise<OwnData['trips']> {
  const rows = await selectTrips(tx).where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(toTripWithCaches);
}

async function readPlaces(tx: Db, userId: UserId): Promise<OwnData['places']> {
  const rows = await tx
    .selectFrom('pois')
    .innerJoin('trips', 'trips.id', 'pois.trip_id')
    .selectAll('pois')
    .where('trips.user_id', '=', userId)
    .orderBy('pois.id')
    .execute();
  return rows.map(toPoi);
}

async function readFeedback(tx: Db, userId: UserId): Promise<OwnData['feedback']> {
  const rows = await tx
    .selectFrom('feedback')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ message: row.message, createdAt: row.created_at.toISOString() }));
}

async function readApiCalls(tx: Db, userId: UserId): Promise<OwnData['apiCalls']> {
  return tx
    .selectFrom('api_calls')
    .select(['day', 'calls'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
}

async function readAssistantUsage(tx: Db, userId: UserId): Promise<OwnData['assistantUsage']> {
  return tx
    .selectFrom('assistant_usage')
    .select(['day', 'task', 'calls', 'tokens', 'cost_micro_usd as costMicroUsd'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .orderBy('task')
    .execute();
}

async function readAuditEntries(tx: Db, userId: UserId): Promise<OwnData['auditEntries']> {
  const rows = await tx
    .selectFrom('audit_log')
    .selectAll()
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    action: row.action,
    subject: row.subject,
    requestId: row.request_id,
    details: fromJson(AuditDetails, row.details),
  }));
}
