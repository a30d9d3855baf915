import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';
import { makeTrip } from './factories.ts';

/** Five accounts that differ in everything a list can search or sort by; CREW is a code of the tier redline. */
export const PEOPLE = [
  {
    email: 'Ada@Example.com',
    first_name: 'Ada',
    invite_code: 'REDLINE',
    api_call_count: 40,
    last_login_at: new Date('2026-02-01T00:00:00Z'),
    trips: 2,
  },
  {
    email: 'bo@example.com',
    first_name: '100% Bo',
    invite_code: 'CREW',
    api_call_count: 1,
    last_login_at: new Date('2026-02-03T00:00:00Z'),
    trips: 3,
  },
  {
    email: 'zoe@example.com',
    first_name: 'Zoë_1',
    invite_code: 'ALLBLUE',
    api_call_count: 2,
    last_login_at: new Date('2026-01-01T00:00:00Z'),
    trips: 1,
  },
  {
    email: 'minjun@example.com',
    first_name: '민준',
    invite_code: null,
    api_call_count: 3,
    last_login_at: new Date('2026-02-02T00:00:00Z'),
    trips: 0,
  },
  {
    email: 'never@example.com',
    first_name: 'back\\slash',
    invite_code: null,
    api_call_count: 50,
    last_login_at: null,
    trips: 4,
  },
] as const;

export async function addTrips(db: Db, userId: UserId, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await makeTrip(db, { userId });
}
