import { findFlightProblems, type FlightProblem } from '@ooo/domain/tickets/flight-problems.rules';
import { useAtomValue } from '../../../lib/jotai.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { useAirportPlaces } from '../../airports/api/use-airport.ts';

/** What cannot be right about each flight of the draft, in their order. */
export function useFlightProblems(): readonly FlightProblem[][] {
  const { legs } = useAtomValue(tripDraftAtom);
  const places = useAirportPlaces(legs.flatMap(({ from = '', to = '' }) => [from, to]));
  return legs.map((leg) => findFlightProblems(leg, (code) => places.get(code)?.zone));
}
