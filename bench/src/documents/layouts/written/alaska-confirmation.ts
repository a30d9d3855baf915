import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Place, stateOf } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const moment = (at: Leg['departure'], { city, code }: Place): string =>
  `${city} (${code})\n${write(at, 'EEE, MMM d')}\n${write(at, 'h:mm a').toLowerCase()}`;

function printFlight(leg: Leg): string {
  const operator = leg.operatedBy ? `\nOperated by ${leg.operatedBy} as AlaskaHorizon` : '';
  return `${carrierOf(leg.airline)}\nFlight ${leg.number}\n${leg.aircraft ?? ''}${operator}`;
}

/** Alaska Airlines: a table of flight, departs, arrives whose cells have several lines; days without a year. */
export const alaskaConfirmation: Layout = {
  name: 'alaska-confirmation',
  group: 7,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'operatedBy', 'pnr'],
  documents: {
    'portland-boston': {
      locator: 'GWQZLT',
      travellers: ['Imogen Featherstone'],
      tickets: ['0272417733061'],
      issuedOn: '2027-01-19',
      receivedOn: '2027-01-19',
      sender: 'Alaska Airlines <Alaska.IT@AlaskaAir.com>',
      legs: [
        {
          flight: 'AS 2164',
          from: 'PDX',
          to: 'SEA',
          departs: '2027-03-17 06:00',
          takes: '1:00',
          booked: 'Q',
          aircraft: 'Embraer 175',
          seats: ['7A'],
          operatedBy: 'Horizon Air',
        },
        {
          flight: 'AS 12',
          from: 'SEA',
          to: 'BOS',
          departs: '2027-03-17 08:10',
          takes: '5:17',
          booked: 'Q',
          aircraft: 'Boeing 737-900 (Winglets)',
          seats: ['22F'],
        },
        {
          flight: 'AS 33',
          from: 'BOS',
          to: 'PDX',
          departs: '2027-03-22 17:55',
          takes: '6:24',
          booked: 'N',
          aircraft: 'Boeing 737 MAX 9',
          seats: ['17D'],
        },
      ],
    },
    'red-eye-to-newark': {
      locator: 'ZKTWQB',
      travellers: ['Rosalind Achterberg', 'Milo Achterberg'],
      tickets: ['0272417740115', '0272417740116'],
      issuedOn: '2026-12-03',
      receivedOn: '2026-12-04',
      legs: [
        {
          flight: 'AS 288',
          from: 'SAN',
          to: 'EWR',
          departs: '2027-01-02 22:15',
          takes: '5:02',
          booked: 'L',
          aircraft: 'Boeing 737-900',
          seats: ['14A', '14B'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const dollars = (each: number): string => `$${(each * travellers.length).toFixed(2)}`;
    const last = legs.at(-1)?.target;
    return sheet(
      table([['Alaska Airlines', `Confirmation code: ${locator}`]], { widths: [60, 40], size: 13 }),
      rule,
      title(`Pack your bags, you are going to ${legs[1]?.target.city ?? last?.city ?? ''}`, 14),
      text('Check in on the app or alaskaair.com starting 24 hours before your trip.'),
      gap,
      table(
        [
          ['Flight', 'Departs', 'Arrives', 'Class', 'Seats'],
          ...legs.map((leg) => [
            printFlight(leg),
            moment(leg.departure, leg.origin),
            moment(leg.arrival, leg.target),
            `Main (${leg.booked ?? ''})\nNonstop\n${writeDuration(leg.minutes, "H'h 'm'm'")}`,
            leg.seat ?? '',
          ]),
        ],
        { widths: [29, 24, 24, 13, 10], head: true, ruled: true },
      ),
      gap,
      text('Traveler(s)', { bold: true }),
      table(
        travellers.map((name, at) => [
          name,
          `E-ticket ${tickets[at] ?? ''}`,
          'Mileage Plan: not provided',
          `Known Traveler #: ${at === 0 ? 'TT••••417' : 'none'}`,
        ]),
        { widths: [30, 24, 24, 22], size: 8 },
      ),
      gap,
      text('Summary of airfare charges', { bold: true }),
      table(
        [
          ['Base fare and surcharges', dollars(318.14)],
          ['U.S. Transportation Tax', dollars(23.86)],
          ['September 11th Security Fee', dollars(11.2)],
          ['Passenger Facility Charge', dollars(13.5)],
          [`Total charged to Visa ending 4417 on ${write(issuedOn, 'MM/dd/yyyy')}`, dollars(366.7)],
        ],
        { widths: [70, 30], size: 8 },
      ),
      text('Baggage', { bold: true }),
      small(
        `Carry-on: 1 bag and 1 personal item, no charge. First checked bag $35, second $45, each up to 50 lbs and 62 in, paid at check-in. Club 49 and Visa cardholders: first bag free. Baggage must be checked at least 40 minutes before departure in ${legs[0]?.origin.city ?? ''}, ${legs[0] ? stateOf(legs[0].origin) : ''}. Be at the gate 40 minutes before; the doors close 15 minutes before.`,
      ),
      small(
        'Saver fares: no changes, seats at the back of the cabin. If you cancel within 24 hours of purchase, you get a full refund. Pre-order a meal up to 20 hours before your flight: West Coast Cheese Board $12.50, Mediterranean Tapas $9.00. Alaska Lounge day pass $65. Book a car with 500 bonus miles per rental. Alaska Airlines, PO Box 68900, Seattle, WA 98168. Flight status: 1-800-252-7522.',
      ),
    );
  },
};
