import { useEffect } from 'react';
import { useAtom } from '../../lib/jotai.ts';
import { type TripCommand, tripCommandAtom } from '../../lib/trip-command.atoms.ts';

/** Runs a command that was given outside of the trip's page, once. */
export function useTripCommand(acts: Readonly<Record<TripCommand, () => void>>): void {
  const [command, setCommand] = useAtom(tripCommandAtom);
  useEffect(() => {
    if (!command) return;
    setCommand(null);
    acts[command]();
  }, [command, setCommand, acts]);
}
