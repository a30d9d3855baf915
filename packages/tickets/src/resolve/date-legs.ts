import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { addDays, daysBetween } from '@ooo/domain/shared/calendar-date';
import type { DocumentFacts, LegDraft, PartialDate, TravelDocument } from '../document.ts';
import { carrierCountry } from '../atoms/airline.ts';
import { readLocalDate } from '../structured/local-time.ts';
import { findArrivalDay } from './arrival-day.ts';
import { findConnectionDay } from './connection-day.ts';
import { findDepartureDay } from './departure-day.ts';
import {
  type DateOrder,
  ORDERS,
  type OrderContext,
  findDateOrder,
  guessDateOrder,
  inOrder,
  orderDates,
} from './date-order.ts';
import { type Choice, type Notes, ask, toDayChoice, warn } from './question.ts';
import type { ResolvedLeg } from './resolved-leg.ts';
import { type SettledDate, type YearContext, settleYear } from './settle-year.ts';

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
    const draft = withDeparture({ ...leg, draft: printed }, dated.at(-1), base);
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
    ? { ...leg, draft: { ...leg.draft, departureDate: { ...departureDate, foundBy: 'inferred' } } }
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

/** Days between the printed ends of a flight, over the date line too. */
const MOST_DAYS = 2;

/**
 * True for a day of departure that stands with the flight before and lies days before its own flight's arrival: the own
 * one was not read.
 */
function isOfPrevious(
  { departureDate, arrivalDate }: LegDraft,
  previous: ResolvedLeg | undefined,
  base: YearContext,
): boolean {
  const line = departureDate?.line;
  if (!previous || !departureDate || line === undefined) return false;
  if (!arrivalDate || arrivalDate.line === line) return false;
  const { draft } = previous;
  if (draft.departureDate?.line !== line && draft.arrivalDate?.line !== line) return false;
  const departs = settleYear(departureDate.value, base)?.date;
  const arrives = settleYear(arrivalDate.value, { ...base, near: departs })?.date;
  if (departs === undefined || arrives === undefined) return false;
  return daysBetween(departs, arrives) > MOST_DAYS;
}

/** Where a flight only says when it arrives, its times say when it leaves. */
function withDeparture(
  { draft, from, to }: ResolvedLeg,
  previous: ResolvedLeg | undefined,
  base: YearContext,
): LegDraft {
  const { departureDate, arrivalDate } = draft;
  if ((departureDate && !isOfPrevious(draft, previous, base)) || !arrivalDate) return draft;
  const after = previous?.departureDate;
  const arrival = settleYear(arrivalDate.value, { ...base, after })?.date;
  const departure =
    arrival &&
    findDepartureDay(arrival, {
      from,
      to,
      departureTime: draft.departureTime?.value,
      arrivalTime: draft.arrivalTime?.value,
      durationMin: draft.durationMin?.value,
    });
  const value = departure && readLocalDate(departure);
  return value
    ? { ...draft, departureDate: { ...arrivalDate, value, foundBy: 'inferred' } }
    : draft;
}

function settleDeparture(
  draft: LegDraft,
  previous: ResolvedLeg | undefined,
  base: YearContext,
): SettledDate | undefined {
  const printed = draft.departureDate?.value;
  if (!printed) return undefined;
  const arrival = draft.arrivalDate?.value;
  const near = arrival?.year === undefined ? undefined : settleYear(arrival, base)?.date;
  const after = previous?.departureDate;
  return settleYear(printed, { ...base, near, after });
}

function withDates(
  leg: ResolvedLeg,
  departureDate: CalendarDate | undefined,
  base: YearContext,
  index: number,
  notes: Notes,
): ResolvedLeg {
  const { draft, from, to } = leg;
  const departureTime = draft.departureTime?.value;
  const arrivalTime = draft.arrivalTime?.value;
  const printed = draft.arrivalDate?.value;
  const times = { departureTime, arrivalTime };
  if (!departureDate) return { ...leg, ...times };
  const arrival = findArrivalDay({
    departureDate,
    ...times,
    from,
    to,
    printedDate: printed && settleYear(printed, { ...base, near: departureDate })?.date,
    dayShift: draft.dayShift?.value,
    durationMin: draft.durationMin?.value,
    weekday: draft.departureDate?.value.weekday,
  });
  if (arrival?.doubt) {
    ask(notes, index, 'arrivalDate', (say) => say.whichArrivalDay, [
      toDayChoice(arrival.date),
      toDayChoice(arrival.doubt),
      ...printedOther(printed, departureDate, base, arrival.date),
    ]);
  }
  return {
    ...leg,
    ...times,
    departureDate,
    arrivalDate: arrival?.date,
    arrivalBasis: arrival?.basis,
  };
}

/** The printed date of arrival, where it was not taken because it lies before the departure. */
function printedOther(
  printed: PartialDate | undefined,
  near: CalendarDate,
  base: YearContext,
  taken: CalendarDate,
): Choice[] {
  const date = printed && settleYear(printed, { ...base, near })?.date;
  return date && date !== taken ? [{ value: date, label: (say) => say.dayAsPrinted(date) }] : [];
}

function noteYear(notes: Notes, leg: number, settled: SettledDate, assumed: boolean): void {
  const { date, basis, others } = settled;
  if ((basis === 'received' || basis === 'today') && !assumed) {
    const [year, after] = [date.slice(0, 4), basis === 'today' ? 'today' : 'receipt'] as const;
    warn(notes, 'YEAR_ASSUMED', (say) => say.yearAssumed(year, after), leg);
  }
  if (others.length === 0) return;
  ask(notes, leg, 'departureDate', (say) => say.whichYear, [date, ...others].map(toDayChoice));
}

/** `10/11` that nothing settles: both dates are asked for. */
function noteOrder(
  notes: Notes,
  leg: number,
  draft: LegDraft,
  taken: DateOrder,
  base: YearContext,
): void {
  const printed = draft.departureDate;
  if (!printed?.value.ambiguous) return;
  const orders = [taken, ...ORDERS.filter((order) => order !== taken)];
  const dates = orders
    .map((order) => settleYear(inOrder(printed.value, order), base)?.date)
    .filter((date) => date !== undefined);
  const { snippet } = printed;
  ask(notes, leg, 'departureDate', (say) => say.whichDay(snippet), dates.map(toDayChoice));
}
