import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import { insertAccessToken } from '../queries/access-tokens.queries.ts';
import { addApiCalls } from '../queries/api-calls.queries.ts';
import { reserveAssistantCall } from '../queries/assistant-usage.queries.ts';
import { insertAuditEntry } from '../queries/audit.queries.ts';
import { insertFeedback } from '../queries/feedback.queries.ts';
import { redeemInvite } from '../queries/invites.queries.ts';
import { setPackedItems } from '../queries/packed-items.queries.ts';
import { updateSettings } from '../queries/settings.queries.ts';
import { findOrCreateUserByIdentity } from '../queries/users.queries.ts';
import { claimProfilePicture, saveProfilePicture } from '../queries/profile-pictures.queries.ts';
import type { Db } from '../tables/database.ts';
import { hashOf, makePoi, makeSession, makeTrip, makeTripDocument } from './factories.ts';

/** A user that has something in every table; every text of it holds `subject`. */
export async function makeFullAccount(db: Db, subject: string) {
  const signedIn = await findOrCreateUserByIdentity(db, {
    provider: 'google',
    subject,
    email: `${subject}@example.com`,
    emailVerified: true,
    firstName: subject,
    profileImageUrl: `https://pictures.example.com/${subject}.png`,
  });
  if (!signedIn.ok) throw new Error(signedIn.reason);
  const userId = signedIn.user.id;
  await redeemInvite(db, { userId, code: 'ALLBLUE' });
  await makePicture(db, { userId, address: `https://pictures.example.com/${subject}.png` });
  await updateSettings(db, { userId, patch: { preferences: { clock: '24' } } });
  const session = await makeSession(db, { userId });
  const trip = await makeTrip(db, { userId, name: `Trip of ${subject}` });
  await makePoi(db, { tripId: trip.id, name: `Place of ${subject}` });
  const itemIds = [`own-${subject}`];
  await setPackedItems(db, { tripId: trip.id, userId, itemIds, packed: true, limit: 1 });
  await makeTripDocument(db, { tripId: trip.id, userId, name: `Document of ${subject}` });
  await insertFeedback(db, { userId, message: `Words of ${subject}` });
  const token = {
    name: `Token of ${subject}`,
    hash: hashOf(subject),
    prefix: 'ooo_1234',
    scope: 'read',
    expiresAt: null,
  } as const;
  await insertAccessToken(db, { userId, ...token, now: new Date() });
  await addApiCalls(db, [{ userId, day: CalendarDate.parse('2026-03-01'), calls: 3 }]);
  await reserveAssistantCall(db, {
    userId,
    day: CalendarDate.parse('2026-03-01'),
    task: 'tickets',
    most: { tokens: 900, costMicroUsd: 90 },
    budget: { calls: 1, tokens: 900 },
    // Several full accounts of one database share the day.
    installationMicroUsd: 1_000_000,
  });
  await insertAuditEntry(db, { action: 'token-created', actorId: userId, subject: token.name });
  await insertAuditEntry(db, { action: 'invite-code-created', actorId: userId, subject: 'CODE' });
  return { userId, sessionId: session.id, tokenHash: token.hash };
}

async function makePicture(
  db: Db,
  source: { readonly userId: UserId; readonly address: string },
): Promise<void> {
  const now = new Date();
  await claimProfilePicture(db, { ...source, now, until: now });
  const image = new TextEncoder().encode('a picture');
  await saveProfilePicture(db, { ...source, image, etag: null, fetchedAt: now, askAgainAt: now });
}
