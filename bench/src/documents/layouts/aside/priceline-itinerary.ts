import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { stateOf } from '../../places.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

const where = (place: Leg['origin']): string => `${place.city}, ${stateOf(place)} (${place.code})`;

function printWay(label: string, legs: readonly Leg[]): Block[] {
  const [first] = legs;
  if (!first) return [];
  const stops = legs.length === 1 ? 'Non-stop' : `${legs.length - 1} Stop`;
  return [
    text(`${label}: ${write(first.departure, 'EEE, MMM d, yyyy')}  |  ${stops}`, {
      bold: true,
      size: 11,
    }),
    ...legs.map((leg) =>
      table(
        [
          [
            `${carrierOf(leg.airline)}\nFlight ${leg.number}\n${leg.aircraft ?? ''}`,
            `${write(leg.departure, 'h:mm a')}\n${where(leg.origin)}`,
            writeDuration(leg.minutes, "H'h 'm'm'"),
            `${write(leg.arrival, 'h:mm a')}${shift(leg.days, ' +', ' day')}\n${where(leg.target)}`,
            `${leg.cabin ?? ''}${leg.operatedBy ? `\nOperated by ${leg.operatedBy}` : ''}`,
          ],
        ],
        { widths: [22, 25, 11, 25, 17], size: 8.5 },
      ),
    ),
    rule,
  ];
}

/** Priceline's itinerary: a day a way, the airline in words, a trip number beside the airlines' confirmations. */
export const pricelineItinerary: Layout = {
  name: 'priceline-itinerary',
  group: 9,
  language: 'en',
  prints: ['aircraft', 'duration', 'operatedBy', 'pnr'],
  documents: {
    'newark-portland': {
      locator: 'PLQ4WT',
      travellers: ['Desmond Pruitt', 'Yolanda Pruitt'],
      issuedOn: '2026-09-24',
      receivedOn: '2026-09-24',
      sender: 'Priceline <ItineraryAir@trans.priceline.com>',
      extra: { there: '2', ticket: '016241773341' },
      legs: [
        {
          flight: 'UA 1735',
          from: 'EWR',
          to: 'DEN',
          departs: '2026-10-22 07:20',
          takes: '4:18',
          cabin: 'Basic Economy',
          aircraft: 'Boeing 757-300',
        },
        {
          flight: 'UA 5417',
          from: 'DEN',
          to: 'PDX',
          departs: '2026-10-22 11:05',
          takes: '2:52',
          cabin: 'Basic Economy',
          aircraft: 'Embraer 175',
          operatedBy: 'SkyWest DBA United Express',
        },
        {
          flight: 'UA 642',
          from: 'PDX',
          to: 'EWR',
          departs: '2026-10-27 22:30',
          takes: '5:21',
          cabin: 'Basic Economy',
          aircraft: 'Boeing 737-900',
        },
      ],
    },
    'austin-tampa': {
      locator: 'WQT7PL',
      travellers: ['Marisol Quintanilla'],
      issuedOn: '2027-02-11',
      receivedOn: '2027-02-11',
      extra: { there: '1', ticket: '526241773352' },
      legs: [
        {
          flight: 'WN 1187',
          from: 'AUS',
          to: 'TPA',
          departs: '2027-03-05 12:45',
          takes: '2:31',
          cabin: 'Wanna Get Away',
          aircraft: 'Boeing 737 MAX 8',
        },
        {
          flight: 'WN 2904',
          from: 'TPA',
          to: 'AUS',
          departs: '2027-03-09 06:10',
          takes: '2:55',
          cabin: 'Wanna Get Away',
          aircraft: 'Boeing 737-700',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    const turn = Number(extra['there']);
    const airlines = [...new Set(legs.map(({ airline }) => carrierOf(airline)))];
    return sheet(
      text('priceline', { size: 18, bold: true }),
      title(`Your trip to ${legs[turn - 1]?.target.city ?? ''} is booked!`, 15),
      table(
        [
          ['Priceline Trip Number', '417-733-208-44'],
          ...airlines.map((airline) => [`${airline} Confirmation Number`, locator]),
          ['Booked on', write(issuedOn, 'EEEE, MMMM d, yyyy')],
        ],
        { widths: [45, 55], size: 10 },
      ),
      small(
        'E-mail sent at 6:42 PM ET. Please print and take this itinerary to the airport; you do not need a paper ticket.',
      ),
      rule,
      ...printWay('Departing Flight', legs.slice(0, turn)),
      ...printWay('Returning Flight', legs.slice(turn)),
      text('Passenger and Ticket Information', { bold: true, size: 11 }),
      table(
        [
          ['Passenger Name', 'Ticket Number', 'Seats', 'Frequent Flyer'],
          ...travellers.map((name, at) => [
            name,
            `${extra['ticket'] ?? ''}${at}`,
            'Assigned at check-in',
            '-',
          ]),
        ],
        { widths: [30, 24, 26, 20], head: true, size: 8.5 },
      ),
      gap,
      text('Summary of Charges', { bold: true, size: 11 }),
      table(
        [
          ['Airfare per ticket', '$214.88'],
          ['Taxes and fees', '$41.32'],
          ['Number of tickets', String(travellers.length)],
          ['Charged to Visa ending 2207 (USD)', `$${(256.2 * travellers.length).toFixed(2)}`],
        ],
        { widths: [60, 40], size: 8.5 },
      ),
      small(
        'Flight times are local to each airport and may change; check with your airline 24 hours before departure. Bags: carry-on and checked bag fees are set by the airline, from $35 each way. Tickets may be cancelled by 11:59 PM ET on the day of purchase; after that they are non-refundable and name changes are not permitted. Travel Protection was not purchased. Save up to 40% on rental cars from $29 a day and up to $625 when you bundle a hotel. VIP Gold members: call 1-800-000-4417. priceline.com LLC, 800 Connecticut Ave, Norwalk, CT 06854.',
      ),
    );
  },
};
