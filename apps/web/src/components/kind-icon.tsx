import { Suspense } from 'react';
import { later } from '../lib/later.ts';
import type { KindIconProps } from './drawn-kind-icon.tsx';
import { IconRoom } from './icon-room.tsx';

/** The icons of all kinds are as much as the rows of a trip: the words need not wait for them. */
const Drawn = later(() => import('./drawn-kind-icon.tsx'), 'DrawnKindIcon');

/** The icon of a group of kinds, in the room that it has from the start. */
export function KindIcon(props: KindIconProps) {
  return (
    <Suspense fallback={<IconRoom size={props.size} className={props.className} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
