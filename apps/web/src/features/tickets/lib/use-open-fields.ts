import type { FlightProblem } from '@ooo/domain/tickets/flight-problems.rules';
import type { TicketSegment, TicketSegmentField } from '@ooo/domain/tickets/ticket.schema';
import { useState } from 'react';
import { useAtom } from '../../../lib/jotai.ts';
import { openFlightAtom } from '../state/draft.atoms.ts';
import { missingFields, SHOWN_FIELDS } from './segment-fields.ts';

function listNeeded(
  segment: TicketSegment,
  problems: readonly FlightProblem[],
): readonly TicketSegmentField[] {
  const missing = missingFields(segment);
  // Without a route there is no pass to show: all fields are open.
  if (missing.includes('from') || missing.includes('to')) return SHOWN_FIELDS;
  return [...missing, ...problems.map(({ field }) => field)];
}

/**
 * Which fields of a flight are on the screen: all of them once they are opened, else those that are missing or wrong.
 * These stay while they are being filled in: a field must not vanish during typing.
 */
export function useOpenFields(
  segment: TicketSegment,
  index: number,
  problems: readonly FlightProblem[],
) {
  const [openFlight, setOpenFlight] = useAtom(openFlightAtom);
  const [needed, setNeeded] = useState<ReadonlySet<TicketSegmentField>>(new Set());
  const now = listNeeded(segment, problems);
  if (now.some((field) => !needed.has(field))) setNeeded(new Set([...needed, ...now]));
  return {
    isOpen: openFlight === index,
    needed,
    open: () => setOpenFlight(index),
    close: () => {
      setOpenFlight(null);
      setNeeded(new Set(now));
    },
  };
}
