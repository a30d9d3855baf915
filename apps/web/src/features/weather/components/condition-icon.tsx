import { Suspense } from 'react';
import { IconRoom } from '../../../components/icon-room.tsx';
import { later } from '../../../lib/later.ts';
import type { ConditionIconProps } from './drawn-condition-icon.tsx';

/** The temperatures need not wait for the pictures beside them. */
const Drawn = later(() => import('./drawn-condition-icon.tsx'), 'DrawnConditionIcon');

/** The condition as a picture, in the room that it has from the start; its words are beside it. */
export function ConditionIcon(props: ConditionIconProps) {
  return (
    <Suspense fallback={<IconRoom size={props.size} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
