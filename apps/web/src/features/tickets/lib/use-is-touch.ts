import { useMediaQuery } from '@mantine/hooks';

/** Fingers instead of a mouse: a phone or a tablet, which has a camera and from which nothing is dropped. */
const TOUCH_QUERY = '(pointer: coarse)';

export function useIsTouch(): boolean {
  return useMediaQuery(TOUCH_QUERY, false, { getInitialValueInEffect: false });
}
