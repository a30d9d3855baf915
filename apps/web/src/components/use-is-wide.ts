import { useMediaQuery } from '@mantine/hooks';

/** From this width on the itinerary stands beside everything. */
const WIDE_QUERY = '(min-width: 1024px)';

export function useIsWide(): boolean {
  return useMediaQuery(WIDE_QUERY, false, { getInitialValueInEffect: false });
}
