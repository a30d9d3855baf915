import { addDays } from '@ooo/domain/shared/calendar-date';
import { carrierCountry } from '../atoms/airline.ts';
import type { DocumentFacts, TravelDocument } from '../document.ts';
import { infer } from '../text/infer.ts';
import { findConnectionDay } from './connection-day.ts';
import { type OrderContext, findDateOrder, guessDateOrder, orderDates } from './date-order.ts';
import { noteOrder, noteYear } from './date-questions.ts';
import type { Notes } from './question.ts';
import type { ResolvedSegment } from './resolved-segment.ts';
import { withDates } from './settle-arrival.ts';
import { settleDeparture, completeDeparture } from './settle-departure.ts';
import { type YearContext, settleYear } from './settle-year.ts';

/** The segments with whole dates: order of day and month, year, day of arrival. `segments` are as printed. */
export function dateSegments(
  segments: readonly ResolvedSegment[],
  document: TravelDocument,
  facts: DocumentFacts,
  notes: Notes,
): ResolvedSegment[] {
  const base: YearContext = {
    receivedOn: document.receivedOn,
    receivedOnKnown: document.receivedOnKnown,
    issuedOn:
      facts.issuedOn &&
      settleYear(facts.issuedOn.value, { receivedOn: document.receivedOn, receivedOnKnown: true })
        ?.date,
  };
  const context = orderContext(segments, document, base);
  const known = findDateOrder(context);
  const order = known ?? guessDateOrder(context);
  // An airline writes dates on its own paper as they are written at its home.
  const isOwn = order !== undefined && segments.every((segment) => isCarriers(segment, facts));
  const dated: ResolvedSegment[] = [];
  let assumed = false;
  for (const [index, segment] of segments.entries()) {
    const printed = order ? orderDates(segment.draft, order) : segment.draft;
    const draft = completeDeparture({ ...segment, draft: printed }, dated.at(-1), base);
    const departure = settleDeparture(draft, dated.at(-1), base);
    if (departure) noteYear(notes, index, departure, assumed);
    assumed ||= departure?.basis === 'received' || departure?.basis === 'today';
    if (!known && !isOwn) noteOrder(notes, index, segment.draft, order ?? 'day-first', base);
    const settled = { ...segment, draft, yearBasis: departure?.basis };
    const printedDay = departure && addDays(departure.date, draft.departureShift?.value ?? 0);
    const connects = printedDay && findConnectionDay(settled, printedDay, dated.at(-1));
    const day = connects ?? printedDay;
    const isPrinted = day === departure?.date;
    dated.push(withDates(isPrinted ? settled : concluded(settled), day, base, index, notes));
  }
  return dated;
}

/** The segment with a day of departure that is not the printed one. */
function concluded(segment: ResolvedSegment): ResolvedSegment {
  const { departureDate } = segment.draft;
  return departureDate
    ? { ...segment, draft: { ...segment.draft, departureDate: infer(departureDate) } }
    : segment;
}

function isCarriers({ draft }: ResolvedSegment, { carrier }: DocumentFacts): boolean {
  return carrier !== undefined && (draft.flightNumber?.value.startsWith(carrier.value) ?? false);
}

function orderContext(
  segments: readonly ResolvedSegment[],
  document: TravelDocument,
  { issuedOn, receivedOn, receivedOnKnown }: YearContext,
): OrderContext {
  const carriers = segments.map(({ draft }) => carrierCountry(draft.flightNumber?.value ?? ''));
  return {
    text: document.text,
    snippets: segments.flatMap(({ draft }) =>
      [draft.departureDate, draft.arrivalDate].flatMap((date) => date?.snippet ?? []),
    ),
    since: issuedOn ?? (receivedOnKnown ? receivedOn : undefined),
    airports: segments
      .flatMap(({ from, to }) => [from, to])
      .filter((airport) => airport !== undefined),
    carrierCountries: carriers.filter((country) => country !== undefined),
    dates: segments.flatMap(({ draft }) =>
      [draft.departureDate, draft.arrivalDate].flatMap((date) => date?.value ?? []),
    ),
  };
}
