import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** `Oslo-Gardermoen`, as Norwegian names its airports. */
const airport = ({ city, name }: Place): string => `${city}-${name.split(' ')[0] ?? ''}`;
const clocks = ({ departure, arrival, days }: Leg): string =>
  `${departure.time} - ${arrival.time}${days > 0 ? ` (+${days})` : ''}`;

/** Norwegian's travel document: a line a flight with both clocks, airports by name, fare and seats below. */
export const norwegianDocument: Layout = {
  name: 'norwegian-document',
  group: 8,
  language: 'en',
  prints: ['seat', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'oslo-alicante': {
      locator: 'NW7QTK',
      travellers: ['MR SINDRE TORVALDSEN', 'MRS MAREN TORVALDSEN'],
      tickets: ['328-2417733950', '328-2417733951'],
      issuedOn: '2026-09-07',
      receivedOn: '2026-09-07',
      sender: 'Norwegian <noreply@norwegian.com>',
      legs: [
        {
          flight: 'DY 603',
          from: 'BGO',
          to: 'OSL',
          departs: '2026-10-03 06:30',
          takes: '0:55',
          cabin: 'LowFare+',
          seats: ['7A', '7B'],
          baggage: '1 x 23kg',
          operatedBy: 'Norwegian Air Shuttle AOC',
        },
        {
          flight: 'DY 1792',
          from: 'OSL',
          to: 'ALC',
          departs: '2026-10-03 08:35',
          takes: '3:40',
          cabin: 'LowFare+',
          seats: ['12E', '12F'],
          baggage: '1 x 23kg',
          operatedBy: 'Norwegian Air Sweden AOC',
        },
        {
          flight: 'DY 1793',
          from: 'ALC',
          to: 'OSL',
          departs: '2026-10-17 20:50',
          takes: '3:50',
          cabin: 'LowFare+',
          seats: ['14D', '14E'],
          baggage: '1 x 23kg',
          operatedBy: 'Norwegian Air Sweden AOC',
        },
      ],
    },
    'stockholm-london': {
      locator: 'QDY4WT',
      travellers: ['MS PETRA VIKLUND'],
      tickets: ['328-2417733977'],
      issuedOn: '2027-02-26',
      receivedOn: '2027-02-27',
      legs: [
        {
          flight: 'DY 4455',
          from: 'ARN',
          to: 'LGW',
          departs: '2027-03-11 17:55',
          takes: '2:35',
          cabin: 'LowFare',
          seats: ['22A'],
          baggage: 'Underseat bag only',
          operatedBy: 'Norwegian Air Sweden AOC',
        },
        {
          flight: 'DY 4452',
          from: 'LGW',
          to: 'ARN',
          departs: '2027-03-14 12:40',
          takes: '2:25',
          cabin: 'LowFare',
          seats: ['19F'],
          baggage: 'Underseat bag only',
          operatedBy: 'Norwegian Air Sweden AOC',
        },
      ],
      hides: ['baggage'],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('norwegian', { size: 17, bold: true, align: 'right' }),
      title('Travel document', 16),
      table(
        [
          ['Booking reference', 'Date of issue', 'Issued by'],
          [locator, write(issuedOn, 'dd MMM yyyy'), 'norwegian.com'],
        ],
        { widths: [34, 33, 33], size: 10, head: true },
      ),
      gap,
      text('Your travel itinerary', { size: 11, bold: true }),
      ...legs.flatMap((leg) => [
        rule,
        table(
          [
            [
              `${leg.airline}${leg.number}`,
              write(leg.departure, 'dd MMM yyyy'),
              `${airport(leg.origin)} - ${airport(leg.target)}`,
              clocks(leg),
            ],
          ],
          { widths: [12, 18, 46, 24], size: 10 },
        ),
        table(
          [
            [
              '',
              `${leg.cabin ?? ''}. Operated by ${leg.operatedBy ?? ''}`,
              `Seat: ${leg.seat ?? ''}`,
            ],
            ['', `Baggage: ${leg.baggage ?? ''}`, 'Check-in closes 60 min. before departure'],
          ],
          { widths: [12, 50, 38], size: 8 },
        ),
      ]),
      rule,
      text('Passengers', { size: 11, bold: true }),
      table(
        [
          ['Name', 'E-ticket', 'Norwegian Reward', 'Type'],
          ...travellers.map((name, at) => [name, tickets[at] ?? '', '-', 'Adult']),
        ],
        { widths: [36, 26, 22, 16], head: true, size: 8.5 },
      ),
      gap,
      text('Price information', { size: 11, bold: true }),
      table(
        [
          ['Flights', '2 148,00 NOK', 'of which taxes and charges', '612,00 NOK'],
          ['Air passenger duty', '84,00 NOK', 'VAT 12 % (domestic)', '58,71 NOK'],
          ['Reserved seats', '0,00 NOK', 'Total, paid with Visa ****2207', '2 232,00 NOK'],
        ],
        { widths: [24, 20, 34, 22], size: 8 },
      ),
      small(
        'Be at the gate no later than 20 minutes before departure: gates close on time. All passengers must carry valid ID, also on flights within the Schengen area. Online check-in opens 23 hours before and is not available for passengers with reduced mobility. You may change name, date and time on LowFare+ for a fee. 24-hour cancellation applies to bookings made directly with us at least seven days before departure. All times are local. Norwegian Air Shuttle ASA, Oksenøyveien 3, 1366 Lysaker, org. no. 965 920 358 MVA. Flights 2026-27: 117 destinations.',
      ),
    );
  },
};
