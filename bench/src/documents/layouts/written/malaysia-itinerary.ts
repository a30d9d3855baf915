import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** Malaysia Airlines' itinerary: each end of a flight is a column with its code, name, terminal, clock and day. */
export const malaysiaItinerary: Layout = {
  name: 'malaysia-itinerary',
  group: 8,
  language: 'en',
  prints: ['aircraft', 'seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'penang-seoul': {
      locator: 'WT7QLK',
      travellers: ['MS SITI RAHMAH BINTI OSMAN', 'MR FARID BIN ZAINAL'],
      tickets: ['232-2410551140', '232-2410551141'],
      issuedOn: '2026-12-20',
      receivedOn: '2026-12-20',
      legs: [
        {
          flight: 'MH 1137',
          from: 'PEN',
          to: 'KUL',
          departs: '2027-03-05 19:10',
          takes: '0:55',
          terminals: ['', '1'],
          booked: 'O',
          aircraft: 'Boeing 737-800',
          baggage: '35kg',
          seats: ['11A', '11B'],
        },
        {
          flight: 'MH 66',
          from: 'KUL',
          to: 'ICN',
          departs: '2027-03-05 23:30',
          takes: '6:20',
          terminals: ['1', '1'],
          booked: 'O',
          aircraft: 'Airbus A330-300',
          baggage: '35kg',
          meal: 'Muslim Meal (MOML)',
          seats: ['14D', '14F'],
        },
        {
          flight: 'MH 67',
          from: 'ICN',
          to: 'KUL',
          departs: '2027-03-13 11:00',
          takes: '6:35',
          terminals: ['1', '1'],
          booked: 'N',
          aircraft: 'Airbus A330-300',
          baggage: '35kg',
          meal: 'Muslim Meal (MOML)',
          seats: ['15A', '15C'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('malaysia airlines', { size: 15, bold: true }),
      text('ITINERARY', { size: 12, bold: true, band: true }),
      table(
        [
          ['Booking Reference (PNR)', locator],
          ['Booking date', capitals(issuedOn, 'dd MMM yyyy')],
          ['Booking status', 'CONFIRMED'],
        ],
        { widths: [32, 68] },
      ),
      gap,
      ...legs.flatMap((leg) => [
        text(
          `${leg.origin.city} (${leg.from}) to ${leg.target.city} (${leg.to})   ${leg.airline}${leg.number}   Economy Flex (${leg.booked ?? 'Y'})`,
          { bold: true },
        ),
        table(
          [
            ['Departing', 'Arriving', 'Details'],
            [
              `${leg.from}  ${write(leg.departure, 'HHmm')} hrs\n${capitals(leg.departure, 'EEE dd MMM yyyy')}\n${leg.origin.name}${leg.terminals?.[0] ? `\nTerminal ${leg.terminals[0]}` : ''}`,
              `${leg.to}  ${write(leg.arrival, 'HHmm')} hrs\n${capitals(leg.arrival, 'EEE dd MMM yyyy')}\n${leg.target.name}${leg.terminals?.[1] ? `\nTerminal ${leg.terminals[1]}` : ''}`,
              [
                leg.aircraft ?? '',
                `Seats: ${leg.seat ?? ''}`,
                `Baggage: ${leg.baggage ?? ''}`,
                ...(leg.meal ? [`Meal: ${leg.meal}`] : []),
              ].join('\n'),
            ],
          ],
          { widths: [34, 34, 32], size: 8.5, head: true },
        ),
        rule,
      ]),
      text('Guests', { bold: true }),
      table(
        [
          ['No.', 'Name', 'Type', 'E-ticket number'],
          ...travellers.map((name, at) => [`${at + 1}`, name, 'ADT', tickets[at] ?? '']),
        ],
        { widths: [8, 46, 12, 34], size: 8, head: true },
      ),
      gap,
      text('Payment', { bold: true }),
      small(
        'Fare MYR 2,316.00   MY Passenger Service Charge MYR 152.00   D8 MYR 12.00   H8 MYR 2.00   G1 MYR 2.00   BP KRW 28,000   YR MYR 420.00   Total MYR 2,998.40   FPX MAYBANK 0044182',
      ),
      small(
        'Check-in counters close 60 minutes before international and 45 minutes before domestic departures. Travel documents must be valid for six months. Guests must complete the K-ETA where required. Amendments: free of charge, fare difference applies.',
      ),
    );
  },
};
