import type { TripId } from '@ooo/domain/shared/ids';
import { useState } from 'react';
import { browserStore } from '../../../lib/browser-store.ts';

const KEY = 'base-asked';

const readAsked = (): string[] => (browserStore.read(KEY) ?? '').split(',').filter(Boolean);

/** Whether the traveller has said that they do not want to be asked where they sleep; kept in the browser. */
export function useAskedBase(tripId: TripId): readonly [boolean, () => void] {
  const [dismissed, setDismissed] = useState<TripId>();
  const dismiss = () => {
    browserStore.write(KEY, [...new Set([...readAsked(), String(tripId)])].join(','));
    setDismissed(tripId);
  };
  return [dismissed === tripId || readAsked().includes(String(tripId)), dismiss];
}
