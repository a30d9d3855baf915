import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

function printFlight(leg: Leg, locator: string): Block[] {
  const [from = '', to = ''] = (leg.terminals ?? []).map((name) => name && `, Terminal ${name}`);
  return [
    table(
      [
        [
          `Flight   ${carrierOf(leg.airline)} ${leg.airline} ${leg.number}`,
          'Confirmed',
          write(leg.departure, 'EEE, d MMM yyyy'),
        ],
        [
          `Depart\n${leg.origin.city} (${leg.from})\n${leg.origin.name}${from}`,
          '',
          `Arrive\n${leg.target.city} (${leg.to})\n${leg.target.name}${to}`,
        ],
        [
          `${write(leg.departure, 'HH:mm')}   ${write(leg.departure, 'EEE, d MMM')}`,
          `Non-stop\n${writeDuration(leg.minutes, 'HH:mm')} h`,
          `${write(leg.arrival, 'HH:mm')}   ${write(leg.arrival, 'EEE, d MMM')}`,
        ],
      ],
      { widths: [40, 20, 40], head: true, size: 9, copied: 'cells' },
    ),
    table(
      [
        [
          'Reservation number',
          locator,
          'Class',
          `${leg.cabin ?? 'Economy'} (${leg.booked ?? 'Y'})`,
        ],
        ['Aircraft', leg.aircraft ?? '', 'Seat', leg.seat ?? 'On request'],
        [
          leg.operatedBy ? 'Operated by' : 'Stops',
          leg.operatedBy ?? '0',
          'Estimated CO2e',
          `${leg.minutes} kg`,
        ],
      ],
      { widths: [20, 30, 18, 32], size: 8 },
    ),
  ];
}

/** The itinerary of a travel manager of large companies: a card a flight, and a train that has a number and times as well. */
export const bcdItinerary: Layout = {
  name: 'bcd-itinerary',
  group: 1,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'operatedBy', 'pnr'],
  documents: {
    'hamburg-toronto-with-train': {
      locator: '4XKQ7B',
      travellers: ['Rieke Petersen'],
      tickets: ['220-2417700341'],
      issuedOn: '2027-01-18',
      receivedOn: '2027-01-18',
      sender: 'BCD Travel <noreply@tripsource.com>',
      legs: [
        {
          flight: 'LH 15',
          from: 'HAM',
          to: 'FRA',
          departs: '2027-02-22 10:00',
          takes: '1:10',
          terminals: ['2', '1'],
          booked: 'V',
          seats: ['21C'],
          aircraft: 'Airbus A321neo',
        },
        {
          flight: 'LH 6796',
          from: 'FRA',
          to: 'YYZ',
          departs: '2027-02-22 13:15',
          takes: '8:45',
          terminals: ['1', '1'],
          booked: 'V',
          operatedBy: 'Air Canada',
          aircraft: 'Boeing 777-300ER',
        },
        {
          flight: 'LH 471',
          from: 'YYZ',
          to: 'FRA',
          departs: '2027-02-25 18:40',
          takes: '7:30',
          terminals: ['1', '1'],
          booked: 'T',
          seats: ['33D'],
          aircraft: 'Airbus A340-300',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('BCD Travel', { size: 14, bold: true, band: true }),
      title('Itinerary: Toronto', 14),
      table(
        [
          ['Traveler', travellers[0] ?? '', 'Agency locator', 'ZQ81KM'],
          ['Company', 'Nordhafen Logistik SE', 'Issued', write(issuedOn, 'd MMM yyyy')],
          ['Cost centre', '4471-HAM', 'E-ticket', tickets[0] ?? ''],
        ],
        { widths: [14, 38, 18, 30], size: 8 },
      ),
      rule,
      ...legs.slice(0, 2).flatMap((leg) => printFlight(leg, locator)),
      table(
        [
          ['Hotel   Chelsea Hotel Toronto', 'Confirmed', 'Mon, 22 Feb 2027'],
          ['Check-in Mon, 22 Feb   15:00', '3 nights', 'Check-out Thu, 25 Feb   11:00'],
          ['33 Gerrard St W, Toronto M5G 1Z4', 'CAD 214.00', 'Confirmation 71120448'],
        ],
        { widths: [40, 20, 40], head: true, size: 9, copied: 'cells' },
      ),
      ...legs.slice(2).flatMap((leg) => printFlight(leg, locator)),
      table(
        [
          ['Rail   Deutsche Bahn ICE 578', 'Confirmed', 'Fri, 26 Feb 2027'],
          ['Depart\nFrankfurt (M) Flughafen Fernbf', '', 'Arrive\nHamburg Hauptbahnhof'],
          ['09:36   Fri, 26 Feb', 'Direct\n04:17 h', '13:53   Fri, 26 Feb'],
          ['Booking 417 220 884 119', '2nd class', 'Coach 11, seat 66'],
        ],
        { widths: [40, 20, 40], head: true, size: 9, copied: 'cells' },
      ),
      gap,
      small(
        `Fare EUR 1,088.00, taxes EUR 266.41, service fee EUR 21.50, total EUR 1,375.91, charged to AX ****1004 on ${write(issuedOn, 'd MMM yyyy')}. Changes EUR 150 plus difference in fare. An eTA is required for Canada. Travel in breach of policy: none. 24/7 assistance +49 40 5550 0190, quote your locator. Download the TripSource app. All times are local.`,
      ),
    );
  },
};
