import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { trpc } from '../../lib/trpc.ts';

export const LONG =
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and the long way back over the mountains in one afternoon';
/** Arabic and a flag, as a traveller may write them. */
export const RIGHT_TO_LEFT = 'رحلة إلى القاهرة 🇪🇬';

export const nothing = (): void => undefined;

/** The trip of the part's own demo. */
export function useSampleTrip() {
  return trpc.trips.get.useQuery({ id: DEMO_TRIP_ID });
}
