import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as tripsAndPlaces from './0002-trips-and-places.ts';
import * as feedback from './0003-feedback.ts';
import * as builtInInviteCodes from './0004-built-in-invite-codes.ts';

/** Every migration by its name, in order. Forward only: one that has landed is never edited, moved or removed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-trips-and-places': tripsAndPlaces,
  '0003-feedback': feedback,
  '0004-built-in-invite-codes': builtInInviteCodes,
};
