import type { NoBooking } from '@ooo/texts/tickets.types';
import type { DocumentFacts, Found, SegmentDraft, PartialDate } from '../../document.ts';
import { findDates } from '../../atoms/date.ts';
import { TICKET_NUMBER } from '../../atoms/ticket-number.ts';

const WEEKDAY = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|lun(?:es)?|martes|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ado)?|dom(?:ingo)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)s?\.?`;
const SHORT_WEEKDAY = '(?:Mo|Di|Mi|Do|Fr|Sa|So)';
/** Days on which a flight goes again and again: `daily`, `Mon - Fri`, `Tue Thu Sat`, `1-3-5--`, `매일`. */
const AGAIN = new RegExp(
  String.raw`(?<!\p{L})(?:daily|every day|weekdays|diario|a diario|täglich|werktags|tous les jours|매일)(?!\p{L})|(?<!\p{L})${WEEKDAY}(?:\s?[-–,/]\s?|\s|\s(?:to|through|bis|a|and|y|und)\s)${WEEKDAY}(?!\p{L}|[\s.,]{1,2}\d)|매주\s[월화수목금토일]|주\s?\d\s?회|(?:\d|two|three|four|five|six|several)\s?(?:times (?:a|per) week|x weekly|veces por semana|(?:mal|x) (?:pro|die) woche|fois par semaine|diarios)(?!\p{L})|(?<!\S)(?=\S{0,6}\d)[1.-][2.-][3.-][4.-][5.-][6.-][7.-](?!\S)`,
  'iu',
);
const AGAIN_SHORT = new RegExp(
  String.raw`(?<!\p{L})${SHORT_WEEKDAY}\s?[-–,/]\s?${SHORT_WEEKDAY}(?!\p{L})`,
  'u',
);
const PRICE = String.raw`(?:(?:[$€£₩¥]|(?:USD|EUR|GBP|KRW|JPY|CHF|AUD|CAD|MXN)\s?)\d[\d.,]*|\d[\d.,]*\s?(?:[€£]|USD|EUR|GBP|KRW|원|miles|points|millas|puntos|meilen|punkte|마일))`;
/** The price of a seat that is for sale: `from £39`, `ab 649 EUR`, `59,000원부터`, `GBP 512 per person`. */
const FOR_SALE = new RegExp(
  String.raw`(?<!\p{L})(?:from|ab|desde|à partir de|dès|da|vanaf)\s{1,2}${PRICE}|${PRICE}\s{0,2}(?:부터|~(?!\s?\d)|per person|p\.?\s?p\.?(?!\p{L})|pro person|por persona|each way|one way|return|round trip|ida y vuelta|편도|왕복)|(?:편도|왕복)\s{0,2}${PRICE}\s{0,2}(?:부터|~)`,
  'iu',
);
/** The end of an offer, or its conditions. */
const SALE =
  /(?<!\p{L})(?:book by|book before|buchbar bis|reisezeitraum|travel (?:period|dates? between)|subject to availability|limited seats|plazas limitadas|sujet[ao]s? a disponibilidad|compra del|c[oó]digo promocional|promo code|solange der vorrat|nothing is booked|not (?:yet )?booked|quote valid|purchase by|restrictions apply|oferta v[aá]lida|판매\s?기간|탑승\s?기간|특가|price alert|prices change|cheapest)(?!\p{L})/iu;
/** Words of a list of all flights of an airport or an airline. */
const LIST =
  /(?<!\p{L})(?:timetable|final call|on time|now boarding|탑승\s?중|지연|fahrplan|flugplan|horarios)(?!\p{L})/iu;
/** What begins a season. */
const SINCE =
  /(?:^From|[.:]\sFrom|a partir del?|[Dd]esde el|[Ss]tarting|[Aa]s of|[Ee]ffective|[Aa]b(?: dem)?|à partir du)\s$/u;
const DISCOUNT =
  /할인|쿠폰|입력\s?시|(?<!\p{L})(?:discount|promo(?:tion)?|coupon|voucher code|% off|descuento|rabatt|gutschein)(?!\p{L})/iu;
/** The heading of flights that someone who has booked may also want. */
const MORE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:flights?|trips?|destinations?|places|routes|deals|offers) you (?:may|might|will|['’]ll) (?:also )?(?:like|love)|you (?:may|might) also (?:like|love)|(?:more|other|latest|special|our|top) (?:flight )?(?:deals|offers)|more flights? (?:from|to|for) |where (?:to|will you (?:go|fly)) next|recommended (?:for you|flights|routes)|(?:tal vez|quiz[aá]s?|tambi[eé]n) (?:te |le )?(?:puede |pueden |podr[ií]an? )?(?:gust|interes)|(?:otras |m[aá]s )?ofertas (?:para (?:ti|usted)|de vuelos?)|vuelos recomendados|das könnte (?:dir|ihnen)|weitere angebote)|추천\s?(?:여행지|항공권|특가|노선|항공편)|이런 (?:여행지|항공권|노선)|오늘의\s?특가`,
  'iu',
);
/** How many prices "from" an amount a list of offers has at least. */
const MANY_PRICES = 3;
const HEADING = 80;
const LOOKED_AT = 400;
const LONGEST = 400;

/**
 * The segments without those that are only offered: flights of a timetable on no day, and, where nothing says that
 * anyone has booked (no record locator, traveller, ticket or seat), all flights of a timetable, flights with a price
 * from which they are sold, flights on no certain day, and several of which no one could take more than one. Of what is
 * booked, those with such a price beside others without, and those below a heading of what else there is.
 */
export function withoutOffers(
  segments: readonly SegmentDraft[],
  facts: DocumentFacts,
  lines: readonly string[],
): SegmentDraft[] {
  const lineOf = ({ flightNumber }: SegmentDraft): string =>
    (lines[(flightNumber?.line ?? 0) - 1] ?? '').slice(0, LONGEST);
  const booked = isBooked(segments, facts, lines);
  const dated = segments.filter(
    (segment) => !goesAgain(lineOf(segment)) || (booked && segment.departureDate),
  );
  if (booked) return withoutExtras(dated, lines, lineOf);
  const looked = lines.slice(0, LOOKED_AT).map((line) => line.slice(0, LONGEST));
  if (looked.filter((line) => FOR_SALE.test(line)).length >= MANY_PRICES) return [];
  const isSale = looked.some((line) => [SALE, LIST, FOR_SALE].some((words) => words.test(line)));
  return dated.filter(
    (segment) =>
      !FOR_SALE.test(lineOf(segment)) &&
      !(isSale && !isOnDay(segment, lines)) &&
      !dated.some((other) => excludes(segment, other)),
  );
}

function withoutExtras(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
  lineOf: (segment: SegmentDraft) => string,
): SegmentDraft[] {
  const more = lines.findIndex((line) => line.length < HEADING && MORE.test(line)) + 1;
  const isExtra = (segment: SegmentDraft): boolean =>
    !segment.seat &&
    (FOR_SALE.test(lineOf(segment)) || (more > 0 && (segment.flightNumber?.line ?? 0) > more));
  const own = segments.filter((segment) => !isExtra(segment));
  return own.length > 0 ? own : [...segments];
}

function isBooked(
  segments: readonly SegmentDraft[],
  facts: DocumentFacts,
  lines: readonly string[],
): boolean {
  return (
    isRecordLocator(facts.pnr, lines) ||
    facts.passengers.length > 0 ||
    segments.some(
      ({ pnr, seat, passenger }) => isRecordLocator(pnr, lines) || (seat ?? passenger),
    ) ||
    lines.slice(0, LOOKED_AT).some((line) => TICKET_NUMBER.test(line.slice(0, LONGEST)))
  );
}

/** A code that makes something cheaper is not a booking's. */
function isRecordLocator(pnr: DocumentFacts['pnr'], lines: readonly string[]): boolean {
  return pnr !== undefined && !DISCOUNT.test((lines[(pnr.line ?? 0) - 1] ?? '').slice(0, LONGEST));
}

function goesAgain(line: string): boolean {
  return AGAIN.test(line) || AGAIN_SHORT.test(line);
}

/** Kinds of unbooked flights: from a full list, or for sale. */
export function nameOffer(lines: readonly string[]): NoBooking {
  const looked = lines.slice(0, LOOKED_AT).map((line) => line.slice(0, LONGEST));
  const isSale = looked.some((line) => SALE.test(line) || FOR_SALE.test(line));
  return !isSale && looked.some((line) => LIST.test(line) || goesAgain(line))
    ? 'watched'
    : 'offered';
}

/** False where the day is missing, or is the beginning or end of a season. */
function isOnDay({ departureDate }: SegmentDraft, lines: readonly string[]): boolean {
  if (!departureDate) return false;
  const line = (lines[(departureDate.line ?? 0) - 1] ?? '').slice(0, LONGEST);
  const [first, second] = findDates(line);
  if (first && SINCE.test(line.slice(0, first.start))) return false;
  if (!first || !second) return true;
  return !/^[\s,]{0,2}(?:-|–|~|to|until|bis|al|a|au|부터)[\s,]{1,2}$|^\s?[-–~]\s?$/iu.test(
    line.slice(first.end, second.start),
  );
}

/**
 * Two flights that leave the same place on the same day, or without a day on the same route, at different times: no
 * one takes both.
 */
function excludes(segment: SegmentDraft, other: SegmentDraft): boolean {
  return (
    segment.flightNumber?.value !== other.flightNumber?.value &&
    placeOf(segment) !== undefined &&
    placeOf(segment) === placeOf(other) &&
    dayOf(segment.departureDate) === dayOf(other.departureDate) &&
    (segment.departureDate !== undefined || goesSameWay(segment, other)) &&
    segment.departureTime?.value !== other.departureTime?.value
  );
}

function goesSameWay(segment: SegmentDraft, other: SegmentDraft): boolean {
  const [to, otherTo] = [segment, other].map((each) => (each.to ?? each.toName)?.value);
  return to !== undefined && to === otherTo;
}

function placeOf({ from, fromName }: SegmentDraft): string | undefined {
  return (from ?? fromName)?.value;
}

function dayOf(date: Found<PartialDate> | undefined): string | undefined {
  return date && `${date.value.day}/${date.value.month}`;
}
