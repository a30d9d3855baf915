import { Suspense } from 'react';
import { IconRoom } from '../../../components/icon-room.tsx';
import { later } from '../../../lib/later.ts';
import type { ConditionIconProps } from './drawn-condition-icon.tsx';

/** Loaded separately, so that temperatures show before their pictures. */
const Drawn = later(() => import('./drawn-condition-icon.tsx'), 'DrawnConditionIcon');

/** An icon for the weather, always shown with a description. Its space is reserved while it loads. */
export function ConditionIcon(props: ConditionIconProps) {
  return (
    <Suspense fallback={<IconRoom size={props.size} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
