import type { Kysely } from 'kysely';
import type { FeedbackTable } from './feedback.table.ts';
import type { IdentityTable } from './identity.table.ts';
import type { InviteCodeTable, InviteRedemptionTable } from './invite.table.ts';
import type { PoiTable } from './poi.table.ts';
import type { SessionTable } from './session.table.ts';
import type { TripTable } from './trip.table.ts';
import type { UserTable } from './user.table.ts';

export interface Database {
  users: UserTable;
  identities: IdentityTable;
  sessions: SessionTable;
  invite_codes: InviteCodeTable;
  invite_redemptions: InviteRedemptionTable;
  trips: TripTable;
  pois: PoiTable;
  feedback: FeedbackTable;
}

/** What every query takes first: the database, or a transaction on it where it opens none itself. */
export type Db = Kysely<Database>;
