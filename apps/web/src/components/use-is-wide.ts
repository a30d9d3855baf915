import { useMediaQuery } from '@mantine/hooks';

/** From this width on the itinerary has its own column beside the tabs. */
const WIDE_QUERY = '(min-width: 1024px)';

/** From this width on the map has room beside the calendar. */
const VERY_WIDE_QUERY = '(min-width: 1440px)';

export function useIsWide(): boolean {
  return useMediaQuery(WIDE_QUERY, false, { getInitialValueInEffect: false });
}

export function useIsVeryWide(): boolean {
  return useMediaQuery(VERY_WIDE_QUERY, false, { getInitialValueInEffect: false });
}
