import { useMediaQuery } from '@mantine/hooks';

/** A touch screen: a phone or a tablet, which has a camera and no drag and drop. */
const TOUCH_QUERY = '(pointer: coarse)';

export function useIsTouch(): boolean {
  return useMediaQuery(TOUCH_QUERY, false, { getInitialValueInEffect: false });
}
