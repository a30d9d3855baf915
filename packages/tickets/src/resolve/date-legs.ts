import { addDays } from '@ooo/domain/shared/calendar-date';
import { carrierCountry } from '../atoms/airline.ts';
import type { DocumentFacts, TravelDocument } from '../document.ts';
import { infer } from '../text/infer.ts';
import { findConnectionDay } from './connection-day.ts';
import { type OrderContext, findDateOrder, guessDateOrder, orderDates } from './date-order.ts';
import { noteOrder, noteYear } from './date-questions.ts';
import type { Notes } from './question.ts';
import type { ResolvedLeg } from './resolved-leg.ts';
import { withDates } from './settle-arrival.ts';
import { settleDeparture, completeDeparture } from './settle-departure.ts';
import { type YearContext, settleYear } from './settle-year.ts';

/** The legs with whole dates: order of day and month, year, day of arrival. `legs` are as printed. */
export function dateLegs(
  legs: readonly ResolvedLeg[],
  document: TravelDocument,
  facts: DocumentFacts,
  notes: Notes,
): ResolvedLeg[] {
  const base: YearContext = {
    receivedOn: document.receivedOn,
    receivedOnKnown: document.receivedOnKnown,
    issuedOn:
      facts.issuedOn &&
      settleYear(facts.issuedOn.value, { receivedOn: document.receivedOn, receivedOnKnown: true })
        ?.date,
  };
  const context = orderContext(legs, document, base);
  const known = findDateOrder(context);
  const order = known ?? guessDateOrder(context);
  // An airline writes dates on its own paper as they are written at its home.
  const isOwn = order !== undefined && legs.every((leg) => isCarriers(leg, facts));
  const dated: ResolvedLeg[] = [];
  let assumed = false;
  for (const [index, leg] of legs.entries()) {
    const printed = order ? orderDates(leg.draft, order) : leg.draft;
    const draft = completeDeparture({ ...leg, draft: printed }, dated.at(-1), base);
    const departure = settleDeparture(draft, dated.at(-1), base);
    if (departure) noteYear(notes, index, departure, assumed);
    assumed ||= departure?.basis === 'received' || departure?.basis === 'today';
    if (!known && !isOwn) noteOrder(notes, index, leg.draft, order ?? 'day-first', base);
    const settled = { ...leg, draft, yearBasis: departure?.basis };
    const printedDay = departure && addDays(departure.date, draft.departureShift?.value ?? 0);
    const connects = printedDay && findConnectionDay(settled, printedDay, dated.at(-1));
    const day = connects ?? printedDay;
    const isPrinted = day === departure?.date;
    dated.push(withDates(isPrinted ? settled : concluded(settled), day, base, index, notes));
  }
  return dated;
}

/** The leg with a day of departure that is not the printed one. */
function concluded(leg: ResolvedLeg): ResolvedLeg {
  const { departureDate } = leg.draft;
  return departureDate
    ? { ...leg, draft: { ...leg.draft, departureDate: infer(departureDate) } }
    : leg;
}

function isCarriers({ draft }: ResolvedLeg, { carrier }: DocumentFacts): boolean {
  return carrier !== undefined && (draft.flightNumber?.value.startsWith(carrier.value) ?? false);
}

function orderContext(
  legs: readonly ResolvedLeg[],
  document: TravelDocument,
  { issuedOn, receivedOn, receivedOnKnown }: YearContext,
): OrderContext {
  const carriers = legs.map(({ draft }) => carrierCountry(draft.flightNumber?.value ?? ''));
  return {
    text: document.text,
    snippets: legs.flatMap(({ draft }) =>
      [draft.departureDate, draft.arrivalDate].flatMap((date) => date?.snippet ?? []),
    ),
    since: issuedOn ?? (receivedOnKnown ? receivedOn : undefined),
    airports: legs.flatMap(({ from, to }) => [from, to]).filter((airport) => airport !== undefined),
    carrierCountries: carriers.filter((country) => country !== undefined),
    dates: legs.flatMap(({ draft }) =>
      [draft.departureDate, draft.arrivalDate].flatMap((date) => date?.value ?? []),
    ),
  };
}
