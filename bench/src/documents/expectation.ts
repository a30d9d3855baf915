import { formatDuration } from '@ooo/domain/shared/duration';
import type { TicketLeg } from '@ooo/domain/tickets/ticket.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Detail, Facts } from './facts.ts';
import type { Booking, Layout } from './layout.ts';
import { type Leg, toLeg } from './legs.ts';

/** What must come out of a document, in the form of the shared corpus. */
export interface Expectation {
  /** The layout that it follows. */
  readonly source: string;
  readonly receivedOn?: CalendarDate;
  readonly sender?: string;
  /** The field that the document leaves open: there a question is right, and a value without one is a guess. */
  readonly open?: keyof TicketLeg;
  readonly legs: readonly Partial<TicketLeg>[];
}

export function toBooking(facts: Facts): Booking {
  return {
    ...facts,
    extra: facts.extra ?? {},
    tickets: facts.tickets ?? [],
    legs: facts.legs.map(toLeg),
  };
}

/** From the facts alone, without a look at the printed document. */
export function toExpectation(layout: Layout, facts: Facts): Expectation {
  const { receivedOn, sender, open } = facts;
  return {
    source: `layout ${layout.name}`,
    ...(receivedOn && { receivedOn: receivedOn as CalendarDate }),
    ...(sender && { sender }),
    ...(open && { open }),
    legs: facts.legs.map((leg) => expectLeg(toLeg(leg), layout, facts)),
  };
}

function expectLeg(leg: Leg, layout: Layout, { locator, hides = [] }: Facts): Partial<TicketLeg> {
  const details: Readonly<Record<Detail, string | undefined>> = {
    aircraft: leg.aircraft,
    duration: formatDuration(leg.minutes),
    seat: leg.seat,
    meal: leg.meal,
    baggage: leg.baggage,
    operatedBy: leg.operatedBy,
    pnr: locator,
  };
  const printed = layout.prints.filter((detail) => details[detail] && !hides.includes(detail));
  return {
    flightNumber: `${leg.airline}${leg.number}`,
    from: leg.from,
    to: leg.to,
    departureDate: leg.departure.date,
    departureTime: leg.departure.time,
    ...(!layout.hidesArrival && { arrivalDate: leg.arrival.date, arrivalTime: leg.arrival.time }),
    ...Object.fromEntries(printed.map((detail) => [detail, details[detail]])),
  };
}
