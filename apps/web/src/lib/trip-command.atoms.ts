import { atom } from './jotai.ts';

/** What other components can have the trip's page open. */
export type TripCommand = 'add-event' | 'plan' | 'bases' | 'own-place' | 'documents' | 'flights';

/** Asked for and not done yet. */
export const tripCommandAtom = atom<TripCommand | null>(null);
