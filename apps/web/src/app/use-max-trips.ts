import { useAppConfig } from '../features/app/api/use-app-config.ts';

const DEFAULT_MAX_TRIPS = 3;

/** How many trips a user may have. */
export function useMaxTrips(): number {
  return useAppConfig().data?.maxTrips ?? DEFAULT_MAX_TRIPS;
}
