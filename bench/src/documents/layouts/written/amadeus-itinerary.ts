import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { nationOf, type Place, stateOf } from '../../places.ts';
import { capitals, writeDuration } from '../../write-time.ts';

const WIDTH = 77;
const line = '-'.repeat(WIDTH);

const spread = (left: string, right: string): string => left.padEnd(WIDTH - right.length) + right;

function placeLine(
  label: string,
  place: Place,
  terminal: string | undefined,
  when: string,
): string {
  const where = `${place.city}, ${nationOf(place) === 'US' ? stateOf(place) : place.country}`;
  const end = terminal ? `, TERMINAL ${terminal}` : '';
  return spread(label + `${where} (${place.name})${end}`.toUpperCase(), when);
}

function printLeg(leg: Leg, locator: string): string {
  const from = leg.origin.city.toUpperCase();
  const indent = ' '.repeat(11);
  const noted = (label: string, value = ''): string => `${indent}${`${label}:`.padEnd(26)}${value}`;
  return [
    spread(
      `FLIGHT     ${leg.flight} - ${carrierOf(leg.airline).toUpperCase()}`,
      capitals(leg.departure, 'EEE dd MMMM yyyy'),
    ),
    line,
    placeLine(
      'DEPARTURE: ',
      leg.origin,
      leg.terminals?.[0],
      capitals(leg.departure, 'dd MMM HH:mm'),
    ),
    placeLine('ARRIVAL:   ', leg.target, leg.terminals?.[1], capitals(leg.arrival, 'dd MMM HH:mm')),
    `${indent}FLIGHT BOOKING REF: ${leg.airline}/${locator}`,
    spread(
      `${indent}RESERVATION CONFIRMED, ${(leg.cabin ?? 'Economy').toUpperCase()} (${leg.booked ?? 'Y'})`,
      `DURATION: ${writeDuration(leg.minutes, 'HH:mm')}`,
    ),
    '- '.repeat(39).trim(),
    ...(leg.baggage ? [noted('BAGGAGE ALLOWANCE', leg.baggage)] : []),
    ...(leg.meal ? [noted('MEAL', leg.meal)] : []),
    ...(leg.seats ?? []).map((seat) => noted('SEAT', `${seat} CONFIRMED`)),
    `NON STOP   ${from} TO ${leg.target.city.toUpperCase()}`,
    ...(leg.operatedBy ? [noted('OPERATED BY', leg.operatedBy)] : []),
    ...(leg.aircraft ? [noted('EQUIPMENT', leg.aircraft)] : []),
    '',
  ].join('\n');
}

/** The plain itinerary that agencies mail out of Amadeus. */
export const amadeusItinerary: Layout = {
  name: 'amadeus-itinerary',
  group: 1,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'round-trip': {
      locator: '5T8KQW',
      travellers: ['LINDQVIST/ELSA MS'],
      issuedOn: '2026-09-02',
      receivedOn: '2026-09-02',
      sender: '"Travel Document" <itinerary@amadeus.com>',
      extra: {
        agency: 'NORDIC JOURNEYS AB',
        street: 'SVEAVAGEN 44',
        town: 'S-111 34 STOCKHOLM',
        land: 'SWEDEN',
      },
      legs: [
        {
          flight: 'AY 802',
          from: 'ARN',
          to: 'HEL',
          departs: '2026-11-21 07:10',
          takes: '1:00',
          terminals: ['5', ''],
          booked: 'M',
          aircraft: 'AIRBUS INDUSTRIE A321',
          baggage: '1PC',
          operatedBy: 'FINNAIR, AY',
        },
        {
          flight: 'AY 41',
          from: 'HEL',
          to: 'ICN',
          departs: '2026-11-21 17:35',
          takes: '13:00',
          terminals: ['', '1'],
          booked: 'M',
          aircraft: 'AIRBUS INDUSTRIE A350-900',
          meal: 'DINNER',
          baggage: '1PC',
          operatedBy: 'FINNAIR, AY',
          seats: ['32A'],
        },
        {
          flight: 'AY 42',
          from: 'ICN',
          to: 'HEL',
          departs: '2026-12-04 23:05',
          takes: '13:55',
          terminals: ['1', ''],
          booked: 'M',
          aircraft: 'AIRBUS INDUSTRIE A350-900',
          meal: 'DINNER',
          baggage: '1PC',
          operatedBy: 'FINNAIR, AY',
          seats: ['33C'],
        },
        {
          flight: 'AY 805',
          from: 'HEL',
          to: 'ARN',
          departs: '2026-12-05 08:05',
          takes: '1:00',
          terminals: ['', '5'],
          booked: 'M',
          aircraft: 'EMBRAER 190',
          baggage: '1PC',
          operatedBy: 'NORDIC REGIONAL AIRLINES',
        },
      ],
    },
    'codeshare-two-passengers': {
      locator: 'MX4P7Z',
      travellers: ['OKAFOR/DANIEL MR', 'OKAFOR/GRACE MRS'],
      issuedOn: '2027-01-19',
      receivedOn: '2027-01-20',
      extra: {
        agency: 'HARBOUR TRAVEL LTD',
        street: '12 QUAY STREET',
        town: 'MANCHESTER M3 3HN',
        land: 'UNITED KINGDOM',
      },
      legs: [
        {
          flight: 'VS 8547',
          from: 'MAN',
          to: 'CDG',
          departs: '2027-03-26 16:20',
          takes: '1:40',
          terminals: ['2', '2E'],
          booked: 'K',
          aircraft: 'AIRBUS INDUSTRIE A320',
          baggage: '1PC',
          operatedBy: 'AIR FRANCE, AF 1669',
        },
        {
          flight: 'AF 22',
          from: 'CDG',
          to: 'JFK',
          departs: '2027-03-27 08:25',
          takes: '8:15',
          terminals: ['2E', '1'],
          booked: 'K',
          aircraft: 'BOEING 777-200/300',
          meal: 'MEAL',
          baggage: '1PC',
          seats: ['28H', '28J'],
          operatedBy: 'AIR FRANCE, AF',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, extra, legs }) {
    const left = [extra['agency'], extra['street'], extra['town'], extra['land']];
    const right = [
      `BOOKING REF: ${locator}`,
      `DATE:        ${capitals(issuedOn, 'dd MMMM yyyy')}`,
      '',
      ...travellers,
    ];
    const head = right.map((text, index) => `${(left[index] ?? '').padEnd(46)}${text}`);
    return typewriter(`${head.join('\n')}


${legs.map((leg) => printLeg(leg, locator)).join('\n')}
FLIGHT(S) CALCULATED AVERAGE CO2 EMISSIONS IS 1021.17 KG/PERSON
SOURCE: ICAO CARBON EMISSIONS CALCULATOR
http://www.icao.int/environmental-protection/CarbonOffset/Pages/default.aspx

GENERAL INFORMATION
PLEASE RECONFIRM YOUR RETURN FLIGHT 72 HOURS PRIOR TO DEPARTURE.
CHECK-IN CLOSES 60 MINUTES BEFORE DEPARTURE. TICKETS ARE NON REFUNDABLE, CHANGES
AGAINST A FEE OF EUR 150 PLUS ANY DIFFERENCE IN FARE. NO SHOW: NO REFUND.
`);
  },
};
