/** What the main screen shows where its address is not that of a trip. */
export type WithoutTrip = 'demo' | 'none';

type View = string | URLSearchParams;

/** What an address of the main screen asks for; undefined if it depends on the user. */
export function readMainScreen(search: View): WithoutTrip | undefined {
  const asked = new URLSearchParams(search).get('trip');
  return asked === 'demo' || asked === 'none' ? asked : undefined;
}

/** `path` with a tab, a day and a place, and with no other trip than its own. */
export function withView(path: string, view: View, trip?: WithoutTrip): string {
  const params = new URLSearchParams(trip === undefined ? {} : { trip });
  for (const [name, value] of new URLSearchParams(view)) {
    if (name !== 'trip') params.set(name, value);
  }
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}
