import { Suspense } from 'react';
import { later } from '../lib/later.ts';
import type { KindIconProps } from './drawn-kind-icon.tsx';
import { IconRoom } from './icon-room.tsx';

/** Together these icons are as large as the rest of a trip's rows, so they load after the words. */
const Drawn = later(() => import('./drawn-kind-icon.tsx'), 'DrawnKindIcon');

/** The icon for a kind of place. Its space is reserved while it loads. */
export function KindIcon(props: KindIconProps) {
  return (
    <Suspense fallback={<IconRoom size={props.size} className={props.className} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
