import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { Suspense } from 'react';
import { DemoMark } from '../../features/trips/components/demo-mark.tsx';
import { later } from '../../lib/later.ts';

const DemoTripBadge = later(() => import('./demo-trip-badge.tsx'), 'DemoTripBadge');

/** The mark of a demo; a trip of one's own has none. */
export function TripBadge({ trip }: { readonly trip: Trip }) {
  if (!isDemoTrip(trip)) return null;
  return (
    <Suspense fallback={<DemoMark />}>
      <DemoTripBadge trip={trip} />
    </Suspense>
  );
}
