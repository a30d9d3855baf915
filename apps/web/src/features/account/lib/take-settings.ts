import type { CurrentUser } from '@ooo/domain/account/user.schema';

type Settings = Pick<CurrentUser, 'temperatureUnit' | 'language' | 'preferences'>;

/** The settings that a change names. */
interface Named {
  readonly temperatureUnit?: unknown;
  readonly language?: unknown;
  readonly preferences?: object | undefined;
}

/** `to` with the settings that `patch` names as `from` has them; all others stay, whoever is changing them. */
export function takeSettings<T extends Settings>(to: T, from: Settings, patch: Named): T {
  const named = Object.keys(patch.preferences ?? {}).map((name): [string, unknown] => [
    name,
    Reflect.get(from.preferences, name),
  ]);
  return {
    ...to,
    ...(patch.temperatureUnit !== undefined && { temperatureUnit: from.temperatureUnit }),
    ...(patch.language !== undefined && { language: from.language }),
    preferences: { ...to.preferences, ...Object.fromEntries(named) },
  };
}
