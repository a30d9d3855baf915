import { useDebouncedValue } from '@mantine/hooks';
import { trpc } from '../../../lib/trpc.ts';

/** Two characters of the airline and a digit. */
const MIN_FLIGHT_NUMBER = 3;
const TYPING_PAUSE_MS = 400;

/** The airline of a flight number, once the user stops typing; null if it names none. */
export function useAirlineOf(text: string) {
  const [settled] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  return trpc.airports.airline.useQuery(
    { flightNumber: settled },
    { enabled: settled.length >= MIN_FLIGHT_NUMBER, staleTime: Infinity, retry: false },
  );
}
