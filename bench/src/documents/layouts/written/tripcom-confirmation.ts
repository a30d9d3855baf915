import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

/** Trip.com in English: clock and airport in one line, dates in the heading, `+1` behind the clock. */
export const tripcomConfirmation: Layout = {
  name: 'tripcom-confirmation',
  group: 9,
  language: 'en',
  prints: ['aircraft', 'duration', 'baggage', 'pnr'],
  documents: {
    'round-trip': {
      locator: 'NJ8Q4T',
      travellers: ['LIANG/WEIMIN', 'GOH/PEISHAN'],
      tickets: ['618-2410977315', '618-2410977316'],
      issuedOn: '2026-07-01',
      receivedOn: '2026-07-01',
      sender: 'Trip.com <en_flight@trip.com>',
      extra: { order: '1128093344170982' },
      legs: [
        {
          flight: 'SQ 608',
          from: 'SIN',
          to: 'ICN',
          departs: '2026-09-19 00:10',
          takes: '6:25',
          aircraft: 'Boeing 787-10',
          baggage: '25kg',
          terminals: ['T3', 'T1'],
        },
        {
          flight: 'SQ 607',
          from: 'ICN',
          to: 'SIN',
          departs: '2026-09-26 09:00',
          takes: '6:30',
          aircraft: 'Airbus A350',
          baggage: '25kg',
          terminals: ['T1', 'T2'],
        },
      ],
    },
    'overnight-low-cost': {
      locator: 'H3PLZW',
      travellers: ['VILLANUEVA/CARLO'],
      tickets: ['203-2410081126'],
      issuedOn: '2025-12-28',
      extra: { order: '1128097781204416' },
      legs: [
        {
          flight: '5J 188',
          from: 'MNL',
          to: 'ICN',
          departs: '2026-01-23 23:35',
          takes: '4:00',
          aircraft: 'Airbus A321',
          baggage: '20kg',
          terminals: ['T3', 'T1'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, extra }) {
    return sheet(
      text('Trip.com', { size: 16, bold: true, band: true }),
      title('Flight booking confirmed', 14),
      table(
        [
          ['Booking No.', extra['order'] ?? ''],
          ['Airline Booking Reference', locator],
          ['Booked', write(issuedOn, 'HH:mm, MMMM d, yyyy').replace('00:00', '14:22')],
        ],
        { widths: [35, 65], copied: 'tabs' },
      ),
      small(
        'Your tickets have been issued. You will need your airline booking reference to check in. All times shown are local airport times.',
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(
          `${at === 0 ? 'Depart' : 'Return'}  ${leg.origin.city} - ${leg.target.city}   ${write(leg.departure, 'EEE, MMM d, yyyy')}   ${writeDuration(leg.minutes, "H'h 'mm'm'")}`,
          { bold: true },
        ),
        table(
          [
            [
              leg.departure.time,
              `${leg.from} ${leg.origin.city} ${leg.origin.name} Airport ${leg.terminals?.[0] ?? ''}`,
            ],
            [
              '',
              `${carrierOf(leg.airline)} ${leg.airline}${leg.number}  |  ${leg.aircraft ?? ''}  |  Economy class`,
            ],
            [
              `${leg.arrival.time}${shift(leg.days, ' +', 'd')}`,
              `${leg.to} ${leg.target.city} ${leg.target.name} Airport ${leg.terminals?.[1] ?? ''}`,
            ],
          ],
          { widths: [16, 84], copied: 'columns' },
        ),
        rule,
      ]),
      text('Passengers', { bold: true }),
      table(
        [
          ['Name (surname/given names)', 'Ticket No.', 'Checked baggage', 'Carry-on'],
          ...travellers.map((name, at) => [
            name,
            tickets[at] ?? '',
            legs[0]?.baggage ?? '',
            '1 × 7kg',
          ]),
        ],
        { widths: [35, 25, 20, 20], head: true, ruled: true },
      ),
      gap,
      text('Change & Cancellation Policy', { bold: true }),
      table(
        [
          ['', 'More than 24 hours before departure', 'Within 24 hours / no-show'],
          ['Cancellation fee', 'US$120.00', 'Non-refundable'],
          ['Change fee', 'US$60.00 + fare difference', 'US$100.00 + fare difference'],
        ],
        { widths: [24, 38, 38], size: 8, head: true, ruled: true },
      ),
      small(
        'Total US$486.20 paid by card. Arrive at the airport at least 3 hours before departure. Bring the ID used for booking. Trip.com Customer Support: +86 513 8918 6111. Trip.com Travel Singapore Pte. Ltd.',
      ),
    );
  },
};
