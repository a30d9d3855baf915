import { useMediaQuery } from '@mantine/hooks';

/** From this width on the itinerary has its own column beside the tabs. */
const WIDE_QUERY = '(min-width: 1024px)';

/** From this width on there is room beside the itinerary for two things: a week and the map, a list and its preferences. */
const VERY_WIDE_QUERY = '(min-width: 1280px)';

export function useIsWide(): boolean {
  return useMediaQuery(WIDE_QUERY, false, { getInitialValueInEffect: false });
}

export function useIsVeryWide(): boolean {
  return useMediaQuery(VERY_WIDE_QUERY, false, { getInitialValueInEffect: false });
}
