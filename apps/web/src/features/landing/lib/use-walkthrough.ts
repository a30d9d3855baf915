import { useHotkeys } from '@mantine/hooks';
import { type TouchEvent, useRef, useState } from 'react';
import { KEYS } from '../../../lib/keys.ts';
import { STEPS } from './steps.ts';

const [LEFT, RIGHT] = KEYS.otherStep;
const [FIRST, LAST] = KEYS.endSteps;

/** A finger that moves less, or more up than sideways, does not turn the page. */
const SWIPE_PX = 48;

interface Point {
  readonly x: number;
  readonly y: number;
}

function pointOf({ changedTouches }: TouchEvent): Point | undefined {
  const touch = changedTouches[0];
  return touch && { x: touch.clientX, y: touch.clientY };
}

/** Which step is shown, and the ways to another: buttons, arrow keys and a swipe. */
export function useWalkthrough() {
  const [{ at, isForward }, setShown] = useState({ at: 0, isForward: true });
  const start = useRef<Point>(undefined);
  const go = (to: number) => {
    if (to in STEPS && to !== at) setShown({ at: to, isForward: to > at });
  };
  useHotkeys([
    [RIGHT, () => go(at + 1)],
    [LEFT, () => go(at - 1)],
    [FIRST, () => go(0)],
    [LAST, () => go(STEPS.length - 1)],
  ]);
  const swipe = {
    onTouchStart: (event: TouchEvent) => {
      start.current = pointOf(event);
    },
    onTouchEnd: (event: TouchEvent) => {
      const [from, to] = [start.current, pointOf(event)];
      if (!from || !to) return;
      const [aside, down] = [to.x - from.x, Math.abs(to.y - from.y)];
      if (Math.abs(aside) >= SWIPE_PX && Math.abs(aside) > down) go(aside < 0 ? at + 1 : at - 1);
    },
  };
  return { at, step: STEPS[at] ?? STEPS[0], isLast: at === STEPS.length - 1, isForward, go, swipe };
}
