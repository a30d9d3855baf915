import type { Trip } from '@ooo/domain/trips/trip.schema';
export function CreateTripDialog(_: { onClose: () => void; onCreated: (trip: Trip) => void }) {
  return null;
}
