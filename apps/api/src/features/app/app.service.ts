import type { PublicContext } from '../../context/context.ts';
import { listProviders } from '../../auth/sign-in-providers.ts';
import type { AppConfig } from './app.schema.ts';

export async function describeApp({ deps }: PublicContext): Promise<AppConfig> {
  const { assistant, env, places, settings, version } = deps;
  const { maintenanceMode } = await settings.read();
  return {
    version,
    tiles: env.offline ? null : env.tiles,
    pmtilesUrl: env.offline ? null : (env.pmtilesUrl ?? null),
    signIn: {
      local: env.localSignIn,
      providers: listProviders(env).map(({ id, name }) => ({ id, name })),
    },
    privacyUrl: env.privacyUrl,
    teamEmail: env.teamEmail ?? null,
    offline: env.offline,
    maxTrips: env.maxTripsPerUser,
    inviteGate: env.inviteGate,
    assistant: assistant !== undefined,
    placeSources: places.map(({ name }) => name),
    asksRoutes: env.osrmUrl !== undefined && !env.offline,
    maintenance: maintenanceMode,
  };
}
