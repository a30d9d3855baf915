import { formatDuration } from '@ooo/domain/shared/duration';
import type { TicketEvidence, TicketLeg } from '@ooo/domain/tickets/ticket.schema';
import type { Found, LegDraft } from '../document.ts';
import { definedOnly } from '../parsers/text/defined.ts';
import type { ResolvedLeg } from './resolved-leg.ts';

/** A leg as the answer carries it. */
export function toTicketLeg(leg: ResolvedLeg): TicketLeg {
  const { draft } = leg;
  return definedOnly({
    flightNumber: draft.flightNumber?.value,
    airline: draft.airline?.value,
    operatedBy: draft.operatedBy?.value,
    from: leg.fromCode,
    to: leg.toCode,
    departureDate: leg.departureDate,
    departureTime: leg.departureTime,
    arrivalDate: leg.arrivalDate,
    arrivalTime: leg.arrivalTime,
    duration: leg.durationMin === undefined ? undefined : formatDuration(leg.durationMin),
    aircraft: draft.aircraft?.value,
    seat: draft.seat?.value,
    meal: draft.meal?.value,
    baggage: draft.baggage?.value,
    pnr: draft.pnr?.value,
  });
}

const SAME_NAME = [
  'flightNumber',
  'airline',
  'operatedBy',
  'departureDate',
  'departureTime',
  'arrivalTime',
  'aircraft',
  'seat',
  'meal',
  'baggage',
  'pnr',
] as const satisfies readonly (keyof LegDraft & keyof TicketLeg)[];

/** Where each field of a leg was read. What rules concluded is `inferred`, with what they concluded it from. */
export function listEvidence(leg: ResolvedLeg, index: number): TicketEvidence[] {
  const { draft } = leg;
  const entries: [string, Found<unknown> | undefined][] = [
    ...SAME_NAME.map((field): [string, Found<unknown> | undefined] => [field, draft[field]]),
    ['from', leg.fromCode === undefined ? undefined : (draft.from ?? inferred(draft.fromName))],
    ['to', leg.toCode === undefined ? undefined : (draft.to ?? inferred(draft.toName))],
    ['duration', leg.durationMin === undefined ? undefined : draft.durationMin],
    [
      'arrivalDate',
      leg.arrivalDate === undefined
        ? undefined
        : (draft.arrivalDate ?? inferred(draft.dayShift ?? draft.arrivalTime)),
    ],
  ];
  return entries.flatMap(([field, found]) => {
    if (!found) return [];
    const { snippet, line, document, box, foundBy } = found;
    return [{ leg: index, field, snippet, foundBy, ...definedOnly({ line, document, box }) }];
  });
}

function inferred(found: Found<unknown> | undefined): Found<unknown> | undefined {
  return found && { ...found, foundBy: 'inferred' };
}
