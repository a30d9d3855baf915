import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, serifSheet, small, table, text, title } from '../../sheet.ts';
import { capitals } from '../../write-time.ts';

const name = ({ city, code }: Leg['origin']): string =>
  city === 'Paris' || city === 'London' ? `${city} ${code}` : city;

/** The compact receipt: flight over day, the route in words, clocks side by side. */
export const etktCompact: Layout = {
  name: 'etkt-compact',
  group: 2,
  language: 'en',
  prints: ['baggage', 'pnr'],
  documents: {
    'cape-town-copenhagen': {
      locator: 'TQZ4LK',
      travellers: ['VISSER/ANNEKE MRS'],
      tickets: ['057 2410998812'],
      issuedOn: '2026-08-25',
      receivedOn: '2026-08-26',
      legs: [
        {
          flight: 'AF 871',
          from: 'CPT',
          to: 'CDG',
          departs: '2026-11-12 07:55',
          takes: '12:20',
          terminals: ['', '2E'],
          booked: 'R',
          fareBasis: 'RS50AALA',
          baggage: '1PC',
        },
        {
          flight: 'AF 1250',
          from: 'CDG',
          to: 'CPH',
          departs: '2026-11-12 21:05',
          takes: '1:55',
          terminals: ['2F', '3'],
          booked: 'R',
          fareBasis: 'RS50AALA',
          baggage: '1PC',
        },
        {
          flight: 'AF 1251',
          from: 'CPH',
          to: 'CDG',
          departs: '2026-11-26 17:40',
          takes: '2:00',
          terminals: ['3', '2F'],
          booked: 'R',
          fareBasis: 'RS50AALA',
          baggage: '1PC',
        },
        {
          flight: 'AF 870',
          from: 'CDG',
          to: 'CPT',
          departs: '2026-11-26 23:20',
          takes: '11:35',
          terminals: ['2E', ''],
          booked: 'R',
          fareBasis: 'RS50AALA',
          baggage: '1PC',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return serifSheet(
      title('Your e-ticket', 15),
      table(
        [
          ['Booking reference', locator, 'Date of issue', capitals(issuedOn, 'ddMMMyyyy')],
          ['Passenger', travellers[0] ?? '', 'Ticket', tickets[0] ?? ''],
        ],
        { widths: [20, 35, 20, 25], ruled: true },
      ),
      gap,
      table(
        [
          [
            'Flight',
            'From - To',
            'Departure',
            'Arrival',
            'Class',
            'Baggage',
            'Fare basis',
            'Status',
          ],
          ...legs.map((leg) => [
            `${leg.flight}\n${capitals(leg.departure)}`,
            `${name(leg.origin)} - ${name(leg.target)}${leg.terminals?.[0] ? `\nTerminal ${leg.terminals[0]}` : ''}`,
            leg.departure.time,
            `${leg.arrival.time}${leg.days > 0 ? `\n${capitals(leg.arrival)}` : ''}`,
            leg.booked ?? '',
            leg.baggage ?? '',
            leg.fareBasis ?? '',
            'OK',
          ]),
        ],
        { widths: [11, 29, 11, 11, 8, 9, 13, 8], size: 8, head: true, ruled: true },
      ),
      gap,
      text('Fare and taxes', { bold: true }),
      table(
        [
          ['Fare', 'ZAR 6 240'],
          ['Carrier surcharge (YR)', 'ZAR 4 816'],
          ['Taxes', 'ZAR 412 UM  ZAR 318 EV  ZAR 1 022 FR  ZAR 266 IZ'],
          ['Total', 'ZAR 13 074'],
          [
            'Fare calculation',
            'CPT AF X/PAR AF CPH171.22AF X/PAR AF CPT171.22NUC342.44END ROE18.221',
          ],
        ],
        { widths: [28, 72], size: 8 },
      ),
      small(
        'Please check in at least 60 minutes before departure; boarding ends 15 minutes before departure. The Conditions of Carriage and, where your journey has its final destination in another country than that of departure, the Montreal Convention apply. Non-refundable, changes for a fee.',
      ),
    );
  },
};
