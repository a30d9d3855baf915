import { IconBus, IconCar, IconWalk } from '@tabler/icons-react';
import { usePreferences } from '../../lib/preferences/use-preferences.ts';

const LOOK = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

/** The icon of a walk, or of the traveller's preferred means. */
export function TravelIcon({ way }: { readonly way: 'walk' | 'ride' }) {
  const { travelBy } = usePreferences();
  if (way === 'walk') return <IconWalk {...LOOK} />;
  return travelBy === 'car' ? <IconCar {...LOOK} /> : <IconBus {...LOOK} />;
}
