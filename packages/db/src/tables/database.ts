import type { Kysely } from 'kysely';
import type { AccessTokenTable } from './access-token.table.ts';
import type { ApiCallDaysTable, ApiCallsTable } from './api-calls.table.ts';
import type { AppSettingsTable } from './app-settings.table.ts';
import type { AssistantDaysTable, AssistantUsageTable } from './assistant-usage.table.ts';
import type { AuditLogTable } from './audit-log.table.ts';
import type { ClimateNormalsTable } from './climate-normals.table.ts';
import type { DocumentKeyTable } from './document-key.table.ts';
import type { FeedbackTable } from './feedback.table.ts';
import type { IdentityTable } from './identity.table.ts';
import type { InviteCodeTable, InviteRedemptionTable } from './invite.table.ts';
import type { PackedItemTable } from './packed-item.table.ts';
import type { PlaceAnswerTable } from './place-answer.table.ts';
import type { PoiTable } from './poi.table.ts';
import type { ProfilePictureTable } from './profile-picture.table.ts';
import type { SessionTable } from './session.table.ts';
import type { TravelTimeTable } from './travel-time.table.ts';
import type { TripCacheTable } from './trip-cache.table.ts';
import type { TripDocumentTable } from './trip-document.table.ts';
import type { TripTable } from './trip.table.ts';
import type { UpstreamTurnTable } from './upstream-turn.table.ts';
import type { UserTable } from './user.table.ts';

export interface Database {
  users: UserTable;
  identities: IdentityTable;
  sessions: SessionTable;
  profile_pictures: ProfilePictureTable;
  invite_codes: InviteCodeTable;
  invite_redemptions: InviteRedemptionTable;
  trips: TripTable;
  trip_caches: TripCacheTable;
  pois: PoiTable;
  packed_items: PackedItemTable;
  trip_documents: TripDocumentTable;
  document_keys: DocumentKeyTable;
  feedback: FeedbackTable;
  access_tokens: AccessTokenTable;
  audit_log: AuditLogTable;
  api_calls: ApiCallsTable;
  api_call_days: ApiCallDaysTable;
  app_settings: AppSettingsTable;
  assistant_usage: AssistantUsageTable;
  assistant_days: AssistantDaysTable;
  climate_normals: ClimateNormalsTable;
  place_answers: PlaceAnswerTable;
  travel_times: TravelTimeTable;
  upstream_turns: UpstreamTurnTable;
}

/** What every query takes first: the database, or a transaction on it where it opens none itself. */
export type Db = Kysely<Database>;
