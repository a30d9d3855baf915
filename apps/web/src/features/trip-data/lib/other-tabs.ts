import type { TripId } from '@ooo/domain/shared/ids';
import { toTripId } from '@ooo/domain/shared/known-ids';

/** Between the tabs of one browser. A tab does not get its own messages. */
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('ooo-places');

/** Announces that the places of a trip have changed, or may have. */
export function tellOtherTabs(tripId: TripId): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel?.postMessage(tripId);
}

/** Calls back when another tab has changed the places of a trip; the answer ends that. */
export function onOtherTabs(changed: (tripId: TripId) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number' && Number.isSafeInteger(data)) changed(toTripId(data));
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
