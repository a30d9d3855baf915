import type { OwnMigration } from './own-migration.ts';
import * as accounts from './0001-accounts.ts';
import * as tripsAndPlaces from './0002-trips-and-places.ts';
import * as feedback from './0003-feedback.ts';
import * as builtInInviteCodes from './0004-built-in-invite-codes.ts';
import * as sessionIds from './0005-session-ids.ts';
import * as accessTokens from './0006-access-tokens.ts';
import * as auditLog from './0007-audit-log.ts';
import * as appSettings from './0008-app-settings.ts';
import * as usage from './0009-usage.ts';
import * as userSearch from './0010-user-search.ts';
import * as apiCallDays from './0011-api-call-days.ts';
import * as tripDocuments from './0012-trip-documents.ts';
import * as assistantUsage from './0013-assistant-usage.ts';
import * as auditLogAge from './0014-audit-log-age.ts';
import * as jsonLimits from './0015-json-limits.ts';
import * as placeSourcesAndDemos from './0016-place-sources-and-demos.ts';
import * as versionsAndKeys from './0017-versions-and-keys.ts';
import * as packedItems from './0018-packed-items.ts';
import * as assistantTasks from './0019-assistant-tasks.ts';
import * as climateNormals from './0021-climate-normals.ts';
import * as placeAnswers from './0022-place-answers.ts';
import * as placeKinds from './0023-place-kinds.ts';
import * as travelTimes from './0024-travel-times.ts';
import * as plannedTimes from './0025-planned-times.ts';
import * as profilePictures from './0026-profile-pictures.ts';
import * as preferences from './0027-preferences.ts';
import * as placeDescriptions from './0028-place-descriptions.ts';
import * as tripCaches from './0029-trip-caches.ts';
import * as languagesByTheSchema from './0030-languages-by-the-schema.ts';
import * as tagsByTheSchema from './0031-tags-by-the-schema.ts';

/**
 * Every migration by its name, in order. Forward only: one that has landed is never edited, moved or removed. One
 * that only adds says so with `export const onlyAdds = true`, and versions that do not know it go on.
 */
export const MIGRATIONS: Readonly<Record<string, OwnMigration>> = {
  '0001-accounts': accounts,
  '0002-trips-and-places': tripsAndPlaces,
  '0003-feedback': feedback,
  '0004-built-in-invite-codes': builtInInviteCodes,
  '0005-session-ids': sessionIds,
  '0006-access-tokens': accessTokens,
  '0007-audit-log': auditLog,
  '0008-app-settings': appSettings,
  '0009-usage': usage,
  '0010-user-search': userSearch,
  '0011-api-call-days': apiCallDays,
  '0012-trip-documents': tripDocuments,
  '0013-assistant-usage': assistantUsage,
  '0014-audit-log-age': auditLogAge,
  '0015-json-limits': jsonLimits,
  '0016-place-sources-and-demos': placeSourcesAndDemos,
  '0017-versions-and-keys': versionsAndKeys,
  '0018-packed-items': packedItems,
  '0019-assistant-tasks': assistantTasks,
  '0021-climate-normals': climateNormals,
  '0022-place-answers': placeAnswers,
  '0023-place-kinds': placeKinds,
  '0024-travel-times': travelTimes,
  '0025-planned-times': plannedTimes,
  '0026-profile-pictures': profilePictures,
  '0027-preferences': preferences,
  '0028-place-descriptions': placeDescriptions,
  '0029-trip-caches': tripCaches,
  '0030-languages-by-the-schema': languagesByTheSchema,
  '0031-tags-by-the-schema': tagsByTheSchema,
};
