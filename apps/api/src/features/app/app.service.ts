import type { Deps } from '../../deps.ts';
import type { AppConfig } from './app.schema.ts';

export function describeApp({ env, version }: Deps): AppConfig {
  return {
    version,
    tiles: env.offline ? null : env.tiles,
    signIn: { local: env.localSignIn, providers: [] },
    privacyUrl: env.privacyUrl,
    offline: env.offline,
    maxTrips: env.maxTripsPerUser,
    inviteGate: env.inviteGate,
  };
}
