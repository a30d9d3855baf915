import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { UserId } from '@ooo/domain/shared/ids';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import type { TripOverview } from '../features/trips/api/use-trips.ts';
import type { RouterOutputs } from '../lib/trpc.ts';

/** A signed-in traveller with an invite. */
export function makeUser(fields: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: UserId.parse('user-1'),
    email: 'mina@example.com',
    firstName: 'Mina',
    profileImageUrl: null,
    inviteCode: 'REDLINE',
    isAdmin: false,
    ageConfirmed: true,
    temperatureUnit: 'fahrenheit',
    language: 'en',
    ...fields,
  };
}

/** An installation of one's own: local sign-in, the gate closed. */
export function makeConfig(
  fields: Partial<RouterOutputs['app']['config']> = {},
): RouterOutputs['app']['config'] {
  return {
    version: '0.1.0',
    tiles: null,
    signIn: { local: true, providers: [] },
    privacyUrl: '/privacy',
    teamEmail: null,
    offline: true,
    maxTrips: 3,
    inviteGate: true,
    assistant: false,
    maintenance: false,
    ...fields,
  };
}

export function makeOverview(
  fields: Parameters<typeof makeTrip>[0] = {},
  poiCount = 0,
): TripOverview {
  return { trip: makeTrip(fields), poiCount };
}
