import type { CurrentUser } from '@ooo/domain/account/user.schema';

type Settings = Pick<CurrentUser, 'temperatureUnit' | 'language' | 'preferences'>;

/** A change as it is sent, whose times are any texts. */
type Change = {
  readonly [Key in keyof Settings]?:
    | (Key extends 'preferences' ? object : Settings[Key])
    | undefined;
};

/** `to`, with the settings named in `change` taken from `from`; all others stay as they are. */
export function takeSettings<T extends Settings>(to: T, from: Change, change: Change): T {
  const { temperatureUnit = to.temperatureUnit, language = to.language, preferences = {} } = from;
  const named = Object.keys(change.preferences ?? {}).map((name): [string, unknown] => [
    name,
    Reflect.get(preferences, name),
  ]);
  return {
    ...to,
    ...(change.temperatureUnit && { temperatureUnit }),
    ...(change.language && { language }),
    preferences: { ...to.preferences, ...Object.fromEntries(named) },
  };
}
