import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { WallTime } from '@ooo/domain/shared/wall-time.schema';
import { describe, expect, it } from 'vitest';
import type { NoBooking } from '@ooo/texts/tickets.types';
import type { DocumentFacts, SegmentDraft } from '../../document.ts';
import { findNoBooking } from './find-no-booking.ts';

const found = <T>(value: T, line = 1) => ({ value, line, snippet: '', foundBy: 'shapes' as const });
const segment: SegmentDraft = { flightNumber: found('KE81') };
const timed: SegmentDraft = { ...segment, departureTime: found(WallTime.parse('10:00')) };
const NOBODY: DocumentFacts = { passengers: [] };
const FLIGHT = 'KE 081  ICN 10:00  JFK 11:20';

function find(
  lines: readonly string[],
  { segments = [timed], facts = NOBODY }: { segments?: SegmentDraft[]; facts?: DocumentFacts } = {},
): NoBooking | undefined {
  return findNoBooking({
    document: { lines, receivedOn: '2026-11-20' as CalendarDate },
    segments,
    facts,
    lines,
  });
}

describe('findNoBooking', () => {
  it.each<[NoBooking, string]>([
    ['cancelled', 'Your booking has been cancelled'],
    ['cancelled', 'Confirmation of cancellation and refund'],
    ['cancelled', 'REFUND RECEIPT'],
    ['cancelled', 'Tu reserva NW4K2L ha sido cancelada'],
    ['cancelled', '[제주항공] 예약취소 완료 안내'],
    ['flown', 'Asiana Club - Your Mileage Statement, November 2026'],
    ['flown', 'LATAM Pass - Estado de cuenta'],
    ['flown', '스카이패스 마일리지 적립 내역 안내'],
    ['flown', 'Subject: Tell us about your flight to Denver'],
    ['flown', '고객 만족도 조사에 참여해 주세요'],
    ['flown', '¿Qué tal tu vuelo, Nerea?'],
    ['flown', 'Your compensation claim is being reviewed'],
    ['flown', 'Acuse de recibo de su reclamación IB-2026-4481207'],
    ['flown', 'PROPERTY IRREGULARITY REPORT (PIR)'],
    ['flown', 'PILOT LOGBOOK - Student: R. Amundsen'],
    ['service', 'VOUCHER - PRIVATE AIRPORT TRANSFER'],
    ['service', '바우처 - 나트랑 공항 픽업 서비스'],
    ['service', 'Your airport parking is booked'],
    ['service', 'Confirmación de tu traslado al aeropuerto'],
    ['service', 'TRAVEL INSURANCE - POLICY SCHEDULE'],
    ['service', 'APPLICATION FOR SCHENGEN VISA'],
    ['service', '[신라인터넷면세점] 주문이 완료되었습니다'],
    ['service', 'Heathrow Reserve & Collect'],
    ['service', '[와이파이도시락] 와이파이 예약 확인'],
    ['service', 'Producto: eSIM Japón 10 días'],
    ['service', 'K-ETA 신청 결과 안내'],
    ['service', 'ESTA application status'],
    ['service', '[하나은행] 환전 신청 완료'],
    ['service', 'Luggage delivery - order 4471902'],
    ['flown', 'Claim missing miles'],
    ['flown', 'Asiana Club - 누락 마일리지 신청 접수'],
    ['watched', 'Flight history'],
    ['watched', 'Aeropuerto Adolfo Suárez Madrid-Barajas - Salidas'],
    ['waiting', '[에어부산] 대기예약 접수 안내'],
    ['waiting', 'You are on the waitlist for these flights'],
    ['offered', 'Proposal - flights for your team offsite'],
    ['offered', '항공권 견적서'],
    ['offered', '[단체항공 운임 제안서]'],
    ['offered', 'PRESUPUESTO N° 2026/1184'],
    ['offered', 'COTIZACIÓN DE PASAJES AÉREOS'],
  ])('tells what is %s by its title: %s', (why, title) => {
    expect(find(['KOREAN AIR', title, FLIGHT])).toBe(why);
  });

  it.each([
    ['a confirmation', ['Your booking is confirmed', 'Tell us about your trip', FLIGHT]],
    ['a rule', ['If your booking has been cancelled you get a refund', FLIGHT]],
    ['a menu', ['Flights | Hotels | Airport transfer booking | Cars', FLIGHT]],
    ['a rebooking', ['Your trip has been cancelled', 'We have rebooked you on', FLIGHT]],
    ['a part', ['Reservation cancelled for one of you', 'Remaining passenger KIM', FLIGHT]],
    ['a small refund', ['Refund receipt', 'Your flights are not affected', FLIGHT]],
    ['a reference to quote', ['Please quote ref 4417 whenever you write', FLIGHT]],
    ['a rate', ['Confirmación de compra', 'Cotización: 1 USD = 1.412 ARS', FLIGHT]],
    ['a list for better seats', ['You are on the upgrade waitlist for KE 081', FLIGHT]],
    ['seats to choose', ['Seat options for your flight', FLIGHT]],
    ['papers of both', ['E-ticket and travel insurance documents', FLIGHT]],
    ['an order of flights', ['Confirmación de pedido', 'Cotización del dólar', FLIGHT]],
    ['what is on board', ['Duty free on board: order from your seat', FLIGHT]],
    ['a hint', ['A K-ETA application is needed before you fly', FLIGHT]],
    ['a doubt of before', ['I was not sure whether to take the train', FLIGHT]],
    ['an offer beside', ['Your e-ticket', 'eSIM order: 10 % off', FLIGHT]],
    ['a package', ['Transfer booking and more', 'FLIGHTS', FLIGHT]],
    ['what stands far below', ['Hi', ...Array<string>(20).fill('.a'), 'Mileage statement', FLIGHT]],
  ])('takes %s for a booking', (_, lines) => {
    expect(find(lines)).toBeUndefined();
  });

  it('knows an order by its goods', () => {
    expect(find(['Confirmación de pedido', 'Producto: eSIM Japón 10 días', FLIGHT])).toBe(
      'service',
    );
  });

  it('takes a proposal with a record locator for one that was taken', () => {
    const facts = { ...NOBODY, pnr: found('QKXW4T') };
    expect(find(['Re: Proposal - flights', FLIGHT], { facts })).toBeUndefined();
  });

  it('says of a text without flights that a booking was cancelled, or flights were flown', () => {
    expect(find(['Travel insurance policy'], { segments: [] })).toBeUndefined();
    expect(find(['Your booking has been cancelled'], { segments: [] })).toBe('cancelled');
    expect(find(['Mileage statement', 'flights'], { segments: [] })).toBe('flown');
    expect(find(['How was your trip?', '3 nights in a hotel'], { segments: [] })).toBeUndefined();
  });
});

const onDay = (year: number, month: number, day: number): SegmentDraft => ({
  ...timed,
  departureDate: found({ year, month, day }),
});

describe('findNoBooking by what sentences say', () => {
  it.each<[NoBooking, string]>([
    ['cancelled', 'The flights below are no longer booked.'],
    ['cancelled', 'Canceled by you on Nov 18, 2026'],
    ['cancelled', 'Your flight KE 081 is cancelled. The refund takes 7 days.'],
    ['cancelled', 'Los siguientes vuelos fueron anulados'],
    ['cancelled', '환불된 항공권'],
    ['offered', 'La tarifa no está garantizada hasta emitir.'],
    ['offered', 'Tell me whether I should book it.'],
    ['offered', 'The flights have not been booked yet.'],
    ['offered', 'Nothing is booked, these are only ideas.'],
    ['offered', 'Shall I book?'],
    ['offered', 'Fatima checks whether we should take it.'],
    ['offered', 'No flights have been booked yet.'],
    ['offered', 'Avísame y reservo.'],
    ['offered', 'Complete your booking before the price goes up.'],
    ['offered', 'Los precios pueden cambiar en cualquier momento'],
    ['offered', '확정해 주시면 예약 도와드리겠습니다.'],
    ['watched', 'A spokesman said that all were safe, and the airline said it is sorry.'],
  ])('tells what is %s: %s', (why, sentence) => {
    expect(find(['Hello', FLIGHT, '', sentence])).toBe(why);
  });

  it.each([
    'If your flight is cancelled you get a refund.',
    'Your flight KE 085 is cancelled and the refund is on its way.',
    'Your flight KE 081 is cancelled, KE 085 is confirmed. Ask for a refund.',
    'Let me know if you want to book the same ones.',
    '숙소: 호텔 3박 (아직 예약 전)',
    'Hotel not booked yet. Still to book: a car.',
    'Shall we book a table for the evening?',
    'Tell me if I should book a car too.',
    'Avísame si reservamos el hotel.',
    'Confirmed. The price is not guaranteed for later tickets.',
    'The airline said that bags are included.',
    'Add airport parking and a travel insurance policy.',
    'Your mileage statement is on our site.',
    'Total paid USD 612',
    'USD 612 for each of you',
  ])('takes for a booking: %s', (sentence) => {
    expect(find(['Hello', FLIGHT, '', sentence])).toBeUndefined();
  });

  it('takes questions about a flight for one that is over only behind its day', () => {
    const lines = ['We have a short questionnaire for you', FLIGHT];
    expect(find(lines, { segments: [onDay(2026, 11, 12)] })).toBe('flown');
    expect(find(lines, { segments: [onDay(2026, 12, 12)] })).toBeUndefined();
  });

  it('takes an offer with a record locator for one that was taken', () => {
    const facts = { ...NOBODY, pnr: found('QKXW4T') };
    expect(find([FLIGHT, 'Complete your booking: choose seats'], { facts })).toBeUndefined();
  });
});

const POLICY = ['Insured: A. Solheim', 'Policy 44', 'Premium NOK 612', FLIGHT];
const FREIGHT = ['AWB No. 180-4419 2207', 'Shipper GREENCELL', 'Consignee LAKE', 'Cargo Terminal'];
const CUSTOMS = [
  '해외직구 통관 안내',
  '운송장번호 (HAWB)',
  '화물관리번호',
  '수입신고 수리',
  '관세 납부',
];
const PARCEL = [
  'Waybill 41',
  'Shipment picked up',
  'Customs clearance completed',
  'Linehaul LH 8401',
];
const MILES = ['Club news', '5,969 miles', 'Miles expiring', 'Used miles', 'Miles left'];
const DRIVE = ['Arriving flight UA 1741 from BOS', 'Pickup DEN', 'Vehicle SUV', 'or similar'];
const STAY = [
  'Arrival flight CX255 LHR-HKG',
  'Room type Deluxe',
  'Guest name',
  '4 nights',
  'Adults',
];

describe('findNoBooking by what stands above the flights', () => {
  it.each<[NoBooking, readonly string[]]>([
    ['cancelled', ['We confirm that you have cancelled:', FLIGHT, 'USD 62 was credited to you']],
    ['cancelled', ['Cancelaste tu viaje', FLIGHT, 'Te devolveremos las tasas']],
    ['cancelled', ['항공편의 취소가 정상 처리되었습니다.', FLIGHT, '248,700원이 환불됩니다.']],
    ['cancelled', ['Refund procedure completed', FLIGHT]],
    ['waiting', ['Quedaste en lista de espera', FLIGHT]],
  ])('tells what is %s: %s', (why, lines) => {
    expect(find(lines)).toBe(why);
  });

  it.each([
    ['a rule', ['Free cancellation, cancelled flights are refunded within 7 days', FLIGHT]],
    [
      'another booking',
      ['The previous booking is cancelled and refunded, here is this one', FLIGHT],
    ],
    ['another thing', ['Your hotel has been cancelled and refunded', FLIGHT]],
    ['the other flight', ['KE 085 was cancelled and refunded', FLIGHT]],
    ['another flight', ['Tu vuelo fue cancelado y te reubicamos', FLIGHT, 'o pedí la devolución']],
    ['a refund of less', ['Refund of your seat processed', FLIGHT]],
    ['a part', ['One of your flights was cancelled', FLIGHT, 'Confirmed', 'Refund of the other']],
    ['what stands below', [FLIGHT, 'Cancelled meals, refund on request']],
    ['a wish for a better seat', ['You are on the waitlist for an upgrade', FLIGHT]],
  ])('takes for a booking: %s', (_, lines) => {
    expect(find(lines)).toBeUndefined();
  });
});

describe('findNoBooking by what fills a document', () => {
  it.each<[NoBooking, SegmentDraft, readonly string[]]>([
    ['freight', timed, FREIGHT],
    ['freight', timed, CUSTOMS],
    ['freight', timed, PARCEL],
    ['flown', segment, MILES],
    ['offered', segment, ['Book now', '17,500 miles', '9,000 miles', '3,000 miles', 'Fewer miles']],
    ['service', timed, STAY],
    ['service', timed, DRIVE],
    ['service', timed, [...POLICY, 'paid']],
  ])('tells what is %s', (why, one, lines) => {
    expect(find(lines, { segments: [one] })).toBe(why);
  });

  it.each([
    ['of a traveller, whatever the airline carries', timed, [...FREIGHT, 'Passenger KIM']],
    ['of a ticket, whatever it says of customs', timed, [...CUSTOMS, '전자항공권']],
    ['with their times, whatever they earn', timed, MILES],
    ['of a ticket with its miles', segment, ['KE 081 ICN JFK', 'You earn 5,969 miles']],
    ['of a package', timed, [...STAY, 'FLIGHTS']],
    ['with a seat, however insured', { ...timed, seat: found('12A') }, POLICY],
    ['told whole', { ...timed, arrivalTime: found(WallTime.parse('17:25')) }, STAY],
  ])('keeps flights %s', (_, one, lines) => {
    expect(find(lines, { segments: [one] })).toBeUndefined();
  });
});

it.each([
  ['Price alert', 'You have not made a booking and no seat is held for you.'],
  ['Hello', 'No has realizado ninguna reserva.'],
])(
  'takes flights of which a sentence says so for unbooked, whatever code stands there',
  (title, sentence) => {
    const facts = { ...NOBODY, pnr: found('SKYA7Q') };
    expect(find([title, FLIGHT, sentence, 'Alert reference: SKYA7Q'], { facts })).toBe('offered');
    expect(find([title, FLIGHT, 'Your seat is held until noon.'], { facts })).toBeUndefined();
  },
);
