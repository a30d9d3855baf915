import { findFlightProblems, type FlightProblem } from '@ooo/domain/tickets/flight-problems.rules';
import { useAtomValue } from '../../../lib/jotai.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { useAirportPlaces } from '../../airports/api/use-airport.ts';

/** What cannot be right about each flight of the draft, in their order. */
export function useFlightProblems(): readonly FlightProblem[][] {
  const { legs: segments } = useAtomValue(tripDraftAtom);
  const places = useAirportPlaces(segments.flatMap(({ from = '', to = '' }) => [from, to]));
  return segments.map((segment) => findFlightProblems(segment, (code) => places.get(code)?.zone));
}
