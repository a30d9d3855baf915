import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const end = (place: Leg['origin'], at: Leg['departure'], terminal = ''): string =>
  `${place.city} (${place.code})\n${write(at, 'h:mma').toLowerCase()}\n${write(at, 'EEEE dd MMM yyyy')}\n${terminal}`;

/** Virgin Australia's itinerary and tax invoice: a card a flight, clocks as `6:15am` above their days. */
export const virginaustraliaItinerary: Layout = {
  name: 'virginaustralia-itinerary',
  group: 4,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'brisbane-adelaide': {
      locator: 'PWTQZK',
      travellers: ['Ms Tamsin Rutherglen', 'Mr Oscar Rutherglen'],
      tickets: ['795 2417733460', '795 2417733461'],
      issuedOn: '2027-01-12',
      receivedOn: '2027-01-12',
      sender: 'Virgin Australia <noreply@virginaustralia.com>',
      legs: [
        {
          flight: 'VA 314',
          from: 'BNE',
          to: 'MEL',
          departs: '2027-02-18 06:15',
          takes: '2:35',
          terminals: ['Domestic Terminal', 'Terminal 3'],
          booked: 'E',
          aircraft: 'Boeing 737-800',
          seats: ['9D', '9E'],
          baggage: '1 x 23kg',
        },
        {
          flight: 'VA 225',
          from: 'MEL',
          to: 'ADL',
          departs: '2027-02-18 11:40',
          takes: '1:25',
          terminals: ['Terminal 3', 'Terminal 1'],
          booked: 'E',
          aircraft: 'Boeing 737 MAX 8',
          seats: ['11A', '11B'],
          baggage: '1 x 23kg',
        },
        {
          flight: 'VA 1397',
          from: 'ADL',
          to: 'BNE',
          departs: '2027-02-22 17:35',
          takes: '2:20',
          terminals: ['Terminal 1', 'Domestic Terminal'],
          booked: 'V',
          aircraft: 'Embraer 190',
          seats: ['14C', '14D'],
          baggage: '1 x 23kg',
          operatedBy: 'Alliance Airlines',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('Virgin Australia', { size: 16, bold: true, band: true }),
      title('You’re going places', 15),
      text('Please take a moment to check your itinerary details below.'),
      table(
        [
          ['Reservation number', 'Date of booking', 'Tax invoice'],
          [locator, write(issuedOn, 'dd MMM yyyy'), 'ABN 36 090 670 965'],
        ],
        { widths: [34, 33, 33], size: 10.5, head: true },
      ),
      gap,
      text('Your flights', { size: 12, bold: true }),
      ...legs.flatMap((leg) => [
        table(
          [
            ['Depart', 'Arrive', 'Flight', 'Details'],
            [
              end(leg.origin, leg.departure, leg.terminals?.[0]),
              end(leg.target, leg.arrival, leg.terminals?.[1]),
              `${leg.airline}${leg.number}\n${leg.aircraft ?? ''}${leg.operatedBy ? `\nOperated by ${leg.operatedBy}` : ''}`,
              `Status: Confirmed\nClass: Economy (${leg.booked ?? ''})\nStops: 0\nDuration: ${writeDuration(leg.minutes, "H'h 'mm'm'")}`,
            ],
          ],
          { widths: [27, 27, 24, 22], head: true, size: 8.5 },
        ),
        rule,
      ]),
      text('Guest information', { size: 12, bold: true }),
      table(
        [
          ['Guest', 'Ticket number', 'Flight', 'Seat', 'Checked baggage'],
          ...travellers.flatMap((name, guest) =>
            legs.map((leg, at) => [
              at === 0 ? name : '',
              at === 0 ? (tickets[guest] ?? '') : '',
              `${leg.airline}${leg.number}`,
              leg.seats?.[guest] ?? '',
              leg.baggage ?? '',
            ]),
          ),
        ],
        { widths: [28, 24, 14, 12, 22], head: true, size: 8.5 },
      ),
      gap,
      text('Payment summary', { bold: true }),
      table(
        [
          ['Choice fare x 2', 'AUD 982.00', 'Airport charges and taxes', 'AUD 148.36'],
          ['Payment card fee', 'AUD 9.84', 'Total incl. GST of AUD 103.65', 'AUD 1,140.20'],
        ],
        { widths: [25, 20, 35, 20], size: 8 },
      ),
      small(
        'Check-in for domestic flights closes 30 minutes before departure and boarding closes 10 minutes before. Carry-on: 2 items with a combined weight of 8kg. Choice fares: changes free up to the day of departure plus any fare difference, cancellation fee AUD 99 per guest. Guests who do not check in are treated as a no-show. Velocity members earn up to 5 Points per AUD 1. Virgin Australia Airlines Pty Ltd, 275 Grey Street South Brisbane QLD 4101. Guest Contact Centre 13 67 89.',
      ),
    );
  },
};
