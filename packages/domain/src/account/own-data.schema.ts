import { z } from 'zod';
import { AuditAction, AuditDetails } from '../admin/audit.schema.ts';
import { AssistantTask } from '../assistant/assistant-task.ts';
import { PackingItemId } from '../packing/packed.schema.ts';
import { Poi } from '../pois/poi.schema.ts';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { TripId, UserId } from '../shared/ids.ts';
import { TripDocument } from '../trips/trip-document.schema.ts';
import { TripWithCaches } from '../trips/trip-caches.schema.ts';
import { TemperatureUnit } from '../shared/temperature-unit.ts';
import { AccessToken } from './access-token.schema.ts';
import { ChosenPreferences } from './preferences.schema.ts';
import { SessionItem } from './session.schema.ts';
import { Language } from '../shared/language.ts';

const Profile = z.object({
  id: UserId,
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  profileImageUrl: z.string().nullable(),
  inviteCode: z.string().nullable(),
  temperatureUnit: TemperatureUnit,
  language: Language,
  preferences: ChosenPreferences,
  ageConfirmedAt: z.iso.datetime().nullable(),
  lastLoginAt: z.iso.datetime().nullable(),
  apiCallCount: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** An account at a provider that signs in here. */
const Identity = z.object({
  provider: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
});

const OwnSession = SessionItem.omit({ isCurrent: true });
const OwnAccessToken = AccessToken.extend({ revokedAt: z.iso.datetime().nullable() });

const OwnAuditEntry = z.object({
  at: z.iso.datetime(),
  action: AuditAction,
  subject: z.string().nullable(),
  requestId: z.string().nullable(),
  details: AuditDetails.nullable(),
});

/** An item of a trip's packing list that is packed. */
const PackedItem = z.object({
  tripId: TripId,
  itemId: PackingItemId,
  packedAt: z.iso.datetime(),
});

/** Everything that is kept of a user, at one moment. Secrets and their hashes are not in it. */
export const OwnData = z.object({
  profile: Profile,
  /** As the server shows it, in base64; null where there is none. */
  profilePicture: z.object({ webp: z.base64(), fetchedAt: z.iso.datetime() }).nullable(),
  identities: z.array(Identity),
  sessions: z.array(OwnSession),
  accessTokens: z.array(OwnAccessToken),
  redemption: z.object({ code: z.string(), redeemedAt: z.iso.datetime() }).nullable(),
  trips: z.array(TripWithCaches),
  places: z.array(Poi),
  packedItems: z.array(PackedItem),
  /** Their content is in the zip. */
  documents: z.array(TripDocument),
  feedback: z.array(z.object({ message: z.string(), createdAt: z.iso.datetime() })),
  apiCalls: z.array(z.object({ day: CalendarDate, calls: z.int() })),
  /** Days of UTC. The cost is in millionths of a dollar, and not known of days before it was counted. */
  assistantUsage: z.array(
    z.object({
      day: CalendarDate,
      task: AssistantTask,
      calls: z.int(),
      tokens: z.int(),
      costMicroUsd: z.int(),
    }),
  ),
  auditEntries: z.array(OwnAuditEntry),
});
export type OwnData = z.infer<typeof OwnData>;
