import { IconBus, IconCar, IconWalk } from '@tabler/icons-react';
import { usePreferences } from '../../lib/preferences/use-preferences.ts';

const LOOK = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

/** The picture of a way: of a walk, or of what the traveller prefers to ride. */
export function TravelIcon({ way }: { readonly way: 'walk' | 'ride' }) {
  const { travelBy } = usePreferences();
  if (way === 'walk') return <IconWalk {...LOOK} />;
  return travelBy === 'car' ? <IconCar {...LOOK} /> : <IconBus {...LOOK} />;
}
