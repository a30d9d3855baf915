import { useMediaQuery } from '@mantine/hooks';

/** Under this width a dialog is a bottom sheet. */
export const PHONE_QUERY = '(max-width: 767.98px)';

export function useIsPhone(): boolean {
  return useMediaQuery(PHONE_QUERY, false, { getInitialValueInEffect: false });
}
